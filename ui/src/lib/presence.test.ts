import { expect, test } from 'vitest'
import { hostChanges, optionChanges, presenceChanges, standInChanges } from './presence'
import type { SeatView, TableView } from './protocol/wire'

function seat(name: string, change: Partial<SeatView> = {}): SeatView {
  return { name, person: true, mind: null, connected: true, character: '', ...change }
}

function table(seats: SeatView[], host = 0, stage = 'playing'): TableView {
  return { seat: 0, seats, host, stage, lent_by: null } as unknown as TableView
}

const ana = seat('Ana')

test('people who sit down and people who leave are announced', () => {
  expect(presenceChanges(table([ana]), table([ana]))).toEqual([])
  expect(presenceChanges(table([ana]), table([ana, seat('Ben')]))).toEqual(['Ben sits down.'])
  expect(presenceChanges(table([ana, seat('Ben')]), table([ana]))).toEqual([
    'Ben has left the table.',
  ])
})

test('another name is announced between games, and by the log line during a game', () => {
  const [before, after] = [
    [ana, seat('Guest')],
    [ana, seat('Zoe')],
  ]
  expect(presenceChanges(table(before, 0, 'lobby'), table(after, 0, 'lobby'))).toEqual([
    'Guest is called Zoe now.',
  ])
  expect(presenceChanges(table(before), table(after))).toEqual([])
  // Somebody leaves and somebody else comes: the seats move up, and nobody is renamed.
  const moved = [seat('Ben'), seat('Zoe')]
  expect(presenceChanges(table([ana, seat('Ben')], 0, 'lobby'), table(moved, 0, 'lobby'))).toEqual([
    'Zoe sits down.',
    'Ana has left the table.',
  ])
})

test('the absence of others is announced, one’s own is not', () => {
  const away = seat('Ben', { connected: false })
  expect(presenceChanges(table([ana, seat('Ben')]), table([ana, away]))).toEqual(['Ben is away.'])
  expect(presenceChanges(table([ana, away]), table([ana, seat('Ben')]))).toEqual(['Ben is back.'])
  expect(presenceChanges(table([seat('Ana', { connected: false })]), table([ana]))).toEqual([])
  expect(
    presenceChanges(table([ana, seat('Ben')], 0, 'lobby'), table([ana, away], 0, 'lobby')),
  ).toEqual([])
})

test('stand-ins are announced, but not as people who come and go', () => {
  const played = seat('Ben', { mind: 'regular', connected: false })
  const [before, after] = [table([ana, seat('Ben')]), table([ana, played])]
  expect(standInChanges(before, after)).toEqual(['A bot plays for Ben.'])
  expect(standInChanges(after, before)).toEqual(['Ben plays again.'])
  expect(presenceChanges(before, after)).toEqual([])
  expect(presenceChanges(after, before)).toEqual([])
  // One’s own stand-in has a notice with a button.
  expect(standInChanges({ ...before, seat: 1 }, { ...after, seat: 1 })).toEqual([])
})

test('a person who takes over the seat of a bot is announced', () => {
  const otter = seat('Otter', { person: false, mind: 'regular', connected: false })
  expect(presenceChanges(table([ana, otter]), table([ana, seat('Ben')]))).toEqual([
    'Ben takes Otter’s seat.',
  ])
  expect(presenceChanges(table([ana, otter]), table([ana, otter, seat('Ben')]))).toEqual([
    'Ben sits down.',
  ])
})

test('a new host is announced', () => {
  const ben = seat('Ben')
  expect(hostChanges(table([ana, ben]), table([ana, ben], 1))).toEqual(['Ben is the host now.'])
  expect(hostChanges(table([ana, ben], 1), table([ana, ben]))).toEqual(['You are the host now.'])
  expect(hostChanges(table([ana, ben], 1), table([ben], 0))).toEqual([])
})

test('a new host is announced with the reason if the old one is away', () => {
  const away = [ana, seat('Ben', { connected: false })]
  expect(hostChanges(table(away, 1), { ...table(away), lent_by: 1 })).toEqual([
    'Ben is away, so you are the host now.',
  ])
})

test('changes that the host makes during a game are announced to the others', () => {
  const at = (viewer: number, change: object) =>
    ({
      ...table([ana, seat('Ben')]),
      seat: viewer,
      number: 1,
      options: { chat: false },
      settings: { clock: 0 },
      ...change,
    }) as TableView
  const changed = { options: { chat: true }, settings: { clock: 60 } }
  const said = (seat: number, change: object) =>
    optionChanges(at(seat, {}), at(seat, change), (name) => name)
  expect(said(1, changed)).toEqual(['Ana changed the table: chat and clock.'])
  expect(said(1, {})).toEqual([])
  expect(said(0, changed)).toEqual([])
  expect(said(1, { ...changed, number: 2 })).toEqual([])
})

test('a person who takes a seat and then connects is not announced as back', () => {
  const otter = seat('Otter', { person: false, mind: 'regular', connected: false })
  const coming = seat('Ben', { connected: false })
  const arriving = new Set<string>()
  expect(presenceChanges(table([ana, otter]), table([ana, coming]), arriving)).toEqual([
    'Ben takes Otter’s seat.',
  ])
  expect(presenceChanges(table([ana, coming]), table([ana, seat('Ben')]), arriving)).toEqual([])
  // From then on they are announced like everybody else.
  expect(presenceChanges(table([ana, coming]), table([ana, seat('Ben')]), arriving)).toEqual([
    'Ben is back.',
  ])
})
