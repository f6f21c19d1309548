/** A limit that a figure should keep. */
export type Goal = { atMost: number } | { atLeast: number }

/** A measured figure, rounded: the value that is shown, stored and compared with the goal. */
export type Figure = { name: string; value: number; unit: string; goal?: Goal }

const SIGNIFICANT_DIGITS = 4

/** Throws for a value that is not a number, such as the median of no measurements. */
export function figure(name: string, value: number, unit: string, goal?: Goal): Figure {
  if (!Number.isFinite(value)) throw new Error(`${name.trim()}: nothing was measured`)
  return { name, value: rounded(value), unit, ...(goal === undefined ? {} : { goal }) }
}

const rounded = (value: number) =>
  Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT_DIGITS))

/** Whether the figure keeps its goal; `null` if it has none. */
export function isMet({ value, goal }: Figure): boolean | null {
  if (goal === undefined) return null
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}
