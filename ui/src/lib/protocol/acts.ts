// Generated from the server's types by tools/protocol_types.py. Do not edit.

import type { Act as LetterjamAct } from './letterjam'
import type { Act as MannersAct } from './manners'
import type { Act as QuiddlerAct } from './quiddler'

export type AnyAct = LetterjamAct | MannersAct | QuiddlerAct
