// What a table chose by hand, apart from what its rule set says. Choices made by hand outlive
// another rule set, and what two games share outlives another game.

export type Values = Record<string, unknown>

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The options that are not as a rule set has them. */
export function differing(options: Values, set: Values): Values {
  return pick(options, (name, value) => name in set && !same(value, set[name]))
}

/** What was chosen by hand at a table. A choice that the rule set happens to say too is no
 * difference any more; it was `kept`, and counts as long as the table still has it. */
export function byHand(options: Values, set: Values, kept: Values): Values {
  const still = pick(kept, (name, value) => same(options[name], value))
  return { ...still, ...differing(options, set) }
}

/** What is chosen by hand in another game: what was left there, and of this game what both have. */
export function carried(own: Values, set: Values, left: Values, other: Values): Values {
  return {
    ...pick(left, (name) => !(name in set)),
    ...pick(own, (name) => name in other),
  }
}

function pick(values: Values, wanted: (name: string, value: unknown) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => wanted(name, value)))
}
