import { expect, test } from 'vitest'
import { type Answer, Outbox } from './outbox.svelte'
import type { AskFor, FromClient, Refusal } from './protocol/wire'

const NOT_TAKEN: Refusal = { kind: 'stale', code: 'not-taken', sentence: 'No.', rule: '' }
const ILLEGAL: Refusal = { kind: 'illegal', code: 'no-token', sentence: 'No.', rule: 'LJ-R5' }

function outbox() {
  const sent: FromClient[] = []
  return { sent, box: new Outbox((message) => sent.push(message)) }
}

function id(box: Outbox): string {
  return box.waiting[0]?.id ?? ''
}

const asks = (sent: FromClient[]) => sent.filter((one): one is AskFor => one.kind === 'ask')

test('an ask goes out at once, and is settled by its answer', async () => {
  const { sent, box } = outbox()
  const answer = box.ask({ ask: 'start' }, 'Start', 'A', true)
  expect(asks(sent)).toHaveLength(1)
  box.taken(id(box))
  expect(await answer).toEqual({ taken: true })
  expect(box.waiting).toEqual([])
})

test('a refusal settles it too', async () => {
  const { box } = outbox()
  const answer = box.ask({ ask: 'start' }, 'Start', 'A', true)
  box.refused(id(box), ILLEGAL, 'A')
  expect(await answer).toEqual({ taken: false, refusal: ILLEGAL })
})

test('what is asked on a broken connection goes out when it is back, if nothing changed', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'start' }, 'Start', 'A', false)
  expect(sent).toEqual([])
  expect(box.waiting[0]?.state).toBe('unsent')
  box.back('A')
  expect(asks(sent)).toHaveLength(1)
})

test('nothing is fired into a changed situation; the person says', async () => {
  const { sent, box } = outbox()
  const answer = box.ask({ ask: 'start' }, 'Start', 'A', false)
  box.back('B')
  expect(sent).toEqual([])
  expect(box.waiting[0]?.state).toBe('overtaken')
  box.drop(id(box))
  expect(await answer).toEqual({ taken: false, refusal: null })
  void box.ask({ ask: 'start' }, 'Start', 'A', false)
  box.back('B')
  box.sendAnyway(id(box))
  expect(asks(sent)).toHaveLength(1)
})

test('an ask whose answer was lost is asked about, not sent again', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'start' }, 'Start', 'A', true)
  box.lost()
  box.back('B')
  expect(sent.at(-1)).toEqual({ kind: 'asked', id: id(box) })
  box.taken(id(box))
  expect(box.waiting).toEqual([])
  expect(asks(sent)).toHaveLength(1)
})

test('if it never arrived it is sent again under the same id, unless things changed', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'start' }, 'Start', 'A', true)
  box.lost()
  box.back('A')
  box.refused(id(box), NOT_TAKEN, 'A')
  expect(asks(sent).map((one) => one.id)).toEqual([id(box), id(box)])
  box.lost()
  box.back('B')
  box.refused(id(box), NOT_TAKEN, 'B')
  expect(asks(sent)).toHaveLength(2)
  expect(box.waiting[0]?.state).toBe('overtaken')
})

test('a note on one’s own sheet is right in every situation', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'play', act: { act: 'note' } }, 'Note', 'A', false, true)
  box.back('B')
  expect(asks(sent)).toHaveLength(1)
})

test('an answer to nothing changes nothing', () => {
  const { box } = outbox()
  box.taken('nobody')
  box.refused('', ILLEGAL, 'A')
  expect(box.waiting).toEqual<Answer[]>([])
})
