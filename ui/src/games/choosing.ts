// The options that people chose by hand, as opposed to those of the rule set. They are kept when
// another rule set is chosen; those that both games have are kept when another game is chosen.

export type Values = Record<string, unknown>

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The options that differ from a rule set. */
export function differing(options: Values, set: Values): Values {
  return pick(options, (name, value) => name in set && !same(value, set[name]))
}

/** The options chosen by hand at a table. An option that happens to equal the rule set does not
 * differ from it; `kept` remembers it, and it counts as long as the table still has that value. */
export function byHand(options: Values, set: Values, kept: Values): Values {
  const still = pick(kept, (name, value) => same(options[name], value))
  return { ...still, ...differing(options, set) }
}

/** The options chosen by hand after a change to another game: those left there before, and those of
 * this game that both have. */
export function carried(own: Values, set: Values, left: Values, other: Values): Values {
  return {
    ...pick(left, (name) => !(name in set)),
    ...pick(own, (name) => name in other),
  }
}

function pick(values: Values, wanted: (name: string, value: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => wanted(name, value)))
}
