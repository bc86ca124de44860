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
  return box.pending[0]?.id ?? ''
}

const asks = (sent: FromClient[]) => sent.filter((one): one is AskFor => one.kind === 'ask')

test('an ask goes out at once, and leaves the outbox when it is answered', async () => {
  const { sent, box } = outbox()
  const answer = box.ask({ ask: 'start' }, 'Start', 'A', true)
  expect(asks(sent)).toHaveLength(1)
  box.taken(id(box))
  expect(await answer).toEqual({ taken: true })
  expect(box.pending).toEqual([])
})

test('a refusal removes the ask from the outbox too', async () => {
  const { box } = outbox()
  const answer = box.ask({ ask: 'start' }, 'Start', 'A', true)
  box.refused(id(box), ILLEGAL, 'A')
  expect(await answer).toEqual({ taken: false, refusal: ILLEGAL })
})

test('an ask made without a connection goes out after the reconnect, if nothing changed', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'start' }, 'Start', 'A', false)
  expect(sent).toEqual([])
  expect(box.pending[0]?.state).toBe('unsent')
  box.reconnected('A')
  expect(asks(sent)).toHaveLength(1)
})

test('an ask is not sent into a changed situation until the person confirms it', async () => {
  const { sent, box } = outbox()
  const answer = box.ask({ ask: 'start' }, 'Start', 'A', false)
  box.reconnected('B')
  expect(sent).toEqual([])
  expect(box.pending[0]?.state).toBe('overtaken')
  box.drop(id(box))
  expect(await answer).toEqual({ taken: false, refusal: null })
  void box.ask({ ask: 'start' }, 'Start', 'A', false)
  box.reconnected('B')
  box.sendAnyway(id(box))
  expect(asks(sent)).toHaveLength(1)
})

test('after a reconnect the outbox queries a sent ask and does not send it again', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'start' }, 'Start', 'A', true)
  box.disconnected()
  box.reconnected('B')
  expect(sent.at(-1)).toEqual({ kind: 'asked', id: id(box) })
  box.taken(id(box))
  expect(box.pending).toEqual([])
  expect(asks(sent)).toHaveLength(1)
})

test('an ask that never arrived is sent again with the same id, unless the situation changed', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'start' }, 'Start', 'A', true)
  box.disconnected()
  box.reconnected('A')
  box.refused(id(box), NOT_TAKEN, 'A')
  expect(asks(sent).map((one) => one.id)).toEqual([id(box), id(box)])
  box.disconnected()
  box.reconnected('B')
  box.refused(id(box), NOT_TAKEN, 'B')
  expect(asks(sent)).toHaveLength(2)
  expect(box.pending[0]?.state).toBe('overtaken')
})

test('a note on one’s own guess sheet is sent in any situation', () => {
  const { sent, box } = outbox()
  void box.ask({ ask: 'play', act: { act: 'note' } }, 'Note', 'A', false, true)
  box.reconnected('B')
  expect(asks(sent)).toHaveLength(1)
})

test('an answer with an unknown id changes nothing', () => {
  const { box } = outbox()
  box.taken('nobody')
  box.refused('', ILLEGAL, 'A')
  expect(box.pending).toEqual<Answer[]>([])
})
