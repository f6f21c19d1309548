import type { Limits, Margins } from './limits/compare.ts'

/** The readings that meet a condition; `open` ends do not belong to it. */
export type ReadingRange = { reading: string; from: number; to: number; openFrom: boolean; openTo: boolean }

/** The readings that meet a limit; `null` for `notEquals`, which hardly any reading fails. */
export function readingRange(
  reading: string,
  { operator, value, valueTo = value }: Limits,
  { max, equalWithin }: Margins,
): ReadingRange | null {
  const whole = { reading, from: 0, to: max, openFrom: false, openTo: false }
  switch (operator) {
    case 'above':
      return { ...whole, from: value, openFrom: true }
    case 'below':
      return { ...whole, to: value, openTo: true }
    case 'between':
      return { ...whole, from: value, to: valueTo }
    case 'equals':
      return { ...whole, from: value - equalWithin, to: value + equalWithin, openFrom: true, openTo: true }
    case 'notEquals':
      return null
  }
}

export const isEmpty = ({ from, to, openFrom, openTo }: ReadingRange) =>
  from > to || (from === to && (openFrom || openTo))

export function haveNoneInCommon(a: ReadingRange, b: ReadingRange): boolean {
  if (a.reading !== b.reading) return false
  const from = Math.max(a.from, b.from)
  const to = Math.min(a.to, b.to)
  const openFrom = (a.from === from && a.openFrom) || (b.from === from && b.openFrom)
  const openTo = (a.to === to && a.openTo) || (b.to === to && b.openTo)
  return isEmpty({ reading: a.reading, from, to, openFrom, openTo })
}
