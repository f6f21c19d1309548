import type { Comparison } from '../../condition.ts'
import type { Look } from '../compiled-condition.ts'

export type Limits = { operator: Comparison; value: number; valueTo?: number | undefined }

/** How far a figure must come back before a rule may fire again, and up to which difference two figures are equal. */
export type Margins = { hysteresis: number; equalWithin: number; max: number }

/**
 * Compares a reading with its limit. The hysteresis ends at 0 and at the largest possible reading, so that `above 0`
 * can end, too.
 */
export function compare(saw: number | null, limits: Limits, margins: Margins): Look {
  if (saw === null) return 'between'
  if (isMet(saw, limits, margins)) return 'met'
  return isReleased(saw, limits, margins) ? 'unmet' : 'between'
}

function isMet(saw: number, { operator, value, valueTo = value }: Limits, { equalWithin }: Margins): boolean {
  switch (operator) {
    case 'above':
      return saw > value
    case 'below':
      return saw < value
    case 'equals':
      return Math.abs(saw - value) < equalWithin
    case 'notEquals':
      return Math.abs(saw - value) >= equalWithin
    case 'between':
      return saw >= value && saw <= valueTo
  }
}

/** Whether a reading no longer meets its limit. */
function isReleased(saw: number, limits: Limits, { hysteresis, max }: Margins): boolean {
  const { operator, value, valueTo = value } = limits
  const under = (limit: number) => saw <= Math.max(0, rounded(limit - hysteresis))
  const over = (limit: number) => saw >= Math.min(max, rounded(limit + hysteresis))
  switch (operator) {
    case 'above':
      return under(value)
    case 'below':
      return over(value)
    case 'equals':
      return under(value) || over(value)
    case 'notEquals':
      return true
    case 'between':
      return under(value) || over(valueTo)
  }
}

/** 12.3 - 0.3 is not exactly 12 in binary, and readings have two decimals at most. */
const rounded = (value: number) => Math.round(value * DECIMALS) / DECIMALS
const DECIMALS = 1_000

/** The limit as a reason says it: `80`, or `60 – 80`. */
export const limitOf = ({ operator, value, valueTo }: Limits): number | string =>
  operator === 'between' && valueTo !== undefined ? `${value}–${valueTo}` : value
