import { expect, test } from 'vitest'
import { adjustments, comings, hosting } from './presence'
import type { SeatView, TableView } from './protocol/wire'

function seat(name: string, change: Partial<SeatView> = {}): SeatView {
  return { name, person: true, mind: null, connected: true, ...change }
}

function table(seats: SeatView[], host = 0, stage = 'playing'): TableView {
  return { seat: 0, seats, host, stage, lent_by: null } as unknown as TableView
}

const ana = seat('Ana')

test('coming, leaving, and nothing', () => {
  expect(comings(table([ana]), table([ana]))).toEqual([])
  expect(comings(table([ana]), table([ana, seat('Ben')]))).toEqual(['Ben sits down.'])
  expect(comings(table([ana, seat('Ben')]), table([ana]))).toEqual(['Ben has left the table.'])
})

test('being away is said of others, not of oneself', () => {
  const away = seat('Ben', { connected: false })
  expect(comings(table([ana, seat('Ben')]), table([ana, away]))).toEqual(['Ben is away.'])
  expect(comings(table([ana, away]), table([ana, seat('Ben')]))).toEqual(['Ben is back.'])
  expect(comings(table([seat('Ana', { connected: false })]), table([ana]))).toEqual([])
  expect(comings(table([ana, seat('Ben')], 0, 'lobby'), table([ana, away], 0, 'lobby'))).toEqual([])
})

test('bots that stand in', () => {
  const played = seat('Ben', { mind: 'regular', connected: false })
  expect(comings(table([ana, seat('Ben')]), table([ana, played]))).toEqual(['A bot plays for Ben.'])
  expect(comings(table([ana, played]), table([ana, seat('Ben')]))).toEqual(['Ben plays again.'])
})

test('a seat taken over from a bot', () => {
  const otter = seat('Otter', { person: false, mind: 'regular', connected: false })
  expect(comings(table([ana, otter]), table([ana, seat('Ben')]))).toEqual([
    'Ben takes Otter’s seat.',
  ])
  expect(comings(table([ana, otter]), table([ana, otter, seat('Ben')]))).toEqual(['Ben sits down.'])
})

test('a new host', () => {
  const ben = seat('Ben')
  expect(hosting(table([ana, ben]), table([ana, ben], 1))).toEqual(['Ben is the host now.'])
  expect(hosting(table([ana, ben], 1), table([ana, ben]))).toEqual(['You are the host now.'])
  expect(hosting(table([ana, ben], 1), table([ben], 0))).toEqual([])
})

test('a new host because the old one is away', () => {
  const away = [ana, seat('Ben', { connected: false })]
  expect(hosting(table(away, 1), { ...table(away), lent_by: 1 })).toEqual([
    'Ben is away, so you are the host now.',
  ])
})

test('what the host changes in a game is said to the others', () => {
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
    adjustments(at(seat, {}), at(seat, change), (name) => name)
  expect(said(1, changed)).toEqual(['Ana changed the table: chat and clock.'])
  expect(said(1, {})).toEqual([])
  expect(said(0, changed)).toEqual([])
  expect(said(1, { ...changed, number: 2 })).toEqual([])
})

test('who takes a seat and then connects has come, and is not back', () => {
  const otter = seat('Otter', { person: false, mind: 'regular', connected: false })
  const coming = seat('Ben', { connected: false })
  const arriving = new Set<string>()
  expect(comings(table([ana, otter]), table([ana, coming]), arriving)).toEqual([
    'Ben takes Otter’s seat.',
  ])
  expect(comings(table([ana, coming]), table([ana, seat('Ben')]), arriving)).toEqual([])
  // From then on they are like everybody else.
  expect(comings(table([ana, coming]), table([ana, seat('Ben')]), arriving)).toEqual([
    'Ben is back.',
  ])
})
