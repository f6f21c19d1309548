import { describe, expect, it } from 'vitest'
import { aPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time.ts'
import { stamp } from './clock.ts'
import { reprocess } from './reprocess.ts'

const WEEK_TURN_MS = 619_315_200 * SECOND_MS
const KEPT_MS = 1218 * DAY_MS
const stamped = (recordedAt: number) => stamp(aPosition({ recordedAt, receivedAt: NOON }))
const watch = { now: NOON, deviceType: 'car' }

describe('T68 the time of a fix', () => {
  it('is its own up to 2 minutes ahead and 40 months back', () => {
    for (const recordedAt of [NOON, NOON + 2 * MINUTE_MS, NOON - DAY_MS, NOON - KEPT_MS])
      expect(stamped(recordedAt)).toMatchObject({ recordedAt, shownAt: recordedAt, clock: null })
  })
  it('is that of receipt when it is impossible, and stays the identity', () => {
    const impossible = [2 * MINUTE_MS + 1, HOUR_MS, DAY_MS, -KEPT_MS - 1].map((off) => NOON + off)
    for (const recordedAt of [...impossible, Date.UTC(2099, 0, 1), 0, -1, Date.UTC(1980, 0, 6)])
      expect(stamped(recordedAt)).toMatchObject({ recordedAt, shownAt: NOON, clock: 'clock' })
  })
  it('is repaired by whole turns of 1,024 weeks where that lands within 24 h of receipt', () => {
    const made = NOON - 3 * SECOND_MS
    for (const turns of [1, 2, -1])
      expect(stamped(made - turns * WEEK_TURN_MS)).toMatchObject({ shownAt: made, clock: 'weekRepaired' })
    expect(stamped(NOON - DAY_MS - WEEK_TURN_MS).clock).toBe('weekRepaired')
    expect(stamped(NOON - DAY_MS - 1 - WEEK_TURN_MS).clock).toBe('clock')
    expect(stamped(NOON + 2 * MINUTE_MS + 1 - WEEK_TURN_MS).clock).toBe('clock')
  })
  it('lets the next good fix become the newest after one from 2099, though it was made before that came', () => {
    const mad = stamp(aPosition({ recordedAt: Date.UTC(2099, 0, 1), receivedAt: NOON }))
    const good = stamp(
      aPosition({ recordedAt: NOON - 30 * SECOND_MS, receivedAt: NOON + SECOND_MS, lat: 26.1001 }),
    )
    expect(reprocess([good, mad], watch).tracked.last?.lat).toBe(26.1001)
  })
  it('does not take the fixes of a clock that stands still for one fix', () => {
    const fixes = [0, 1, 2].map((minute) =>
      stamp(aPosition({ recordedAt: 0, receivedAt: NOON + minute * MINUTE_MS, lat: 26.1 + minute * 0.001 })),
    )
    expect(reprocess(fixes, watch).tracked.last?.lat).toBe(26.102)
    expect(reprocess([...fixes, ...fixes], watch).points).toHaveLength(3)
  })
})
