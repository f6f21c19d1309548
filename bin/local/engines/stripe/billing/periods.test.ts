import { describe, expect, it } from 'vitest'
import { periodEnd } from './periods.ts'

const secondsOf = (iso: string) => Date.parse(iso) / 1_000
const every = (interval: 'week' | 'month' | 'year', interval_count = 1) => ({
  interval,
  interval_count,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed' as const,
})

describe('SUB-7 a period', () => {
  it.each([
    ['2026-01-31T12:00:00Z', every('month'), '2026-02-28T12:00:00Z'],
    ['2024-01-31T12:00:00Z', every('month'), '2024-02-29T12:00:00Z'],
    ['2026-12-15T00:00:00Z', every('month'), '2027-01-15T00:00:00Z'],
    ['2026-11-30T00:00:00Z', every('month', 3), '2027-02-28T00:00:00Z'],
    ['2024-02-29T00:00:00Z', every('year'), '2025-02-28T00:00:00Z'],
    ['2026-02-26T00:00:00Z', every('week'), '2026-03-05T00:00:00Z'],
  ])('SUB-7 from %s ends where Stripe ends it', (start, recurring, end) => {
    expect(periodEnd(secondsOf(start), recurring, secondsOf(start))).toBe(secondsOf(end))
  })

  it('SUB-7 after a short month ends on the day of the first one', () => {
    const anchor = secondsOf('2026-01-31T12:00:00Z')
    const february = periodEnd(anchor, every('month'), anchor)
    expect(periodEnd(anchor, every('month'), february)).toBe(secondsOf('2026-03-31T12:00:00Z'))
    expect(periodEnd(anchor, every('month'), february - 1)).toBe(february)
  })
})
