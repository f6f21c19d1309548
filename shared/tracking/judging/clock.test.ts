import { describe, expect, it } from 'vitest'
import { aPosition, NOON } from '../../../test/make/tracking/a-position.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../time.ts'
import { stamp } from './clock.ts'
import { reprocess } from './reprocess.ts'

const WEEK_ROLLOVER_MS = 619_315_200 * SECOND_MS
const STORED_MS = 1218 * DAY_MS
const stamped = (recordedAt: number) => stamp(aPosition({ recordedAt, receivedAt: NOON }))
const context = { now: NOON, deviceType: 'car' }

describe('T68 the time of a fix', () => {
  it('is the tracker’s own from 40 months before the receipt to 2 minutes after', () => {
    for (const recordedAt of [NOON, NOON + 2 * MINUTE_MS, NOON - DAY_MS, NOON - STORED_MS])
      expect(stamped(recordedAt)).toMatchObject({ recordedAt, shownAt: recordedAt, clock: null })
  })
  it('is the time of receipt when its own is impossible, which still identifies it', () => {
    const impossible = [2 * MINUTE_MS + 1, HOUR_MS, DAY_MS, -STORED_MS - 1].map((offset) => NOON + offset)
    for (const recordedAt of [...impossible, Date.UTC(2099, 0, 1), 0, -1, Date.UTC(1980, 0, 6)])
      expect(stamped(recordedAt)).toMatchObject({ recordedAt, shownAt: NOON, clock: 'clock' })
  })
  it('is corrected by whole rollovers of 1,024 weeks where that lands within 24 h before the receipt', () => {
    const recordedAt = NOON - 3 * SECOND_MS
    for (const rollovers of [1, 2, -1])
      expect(stamped(recordedAt - rollovers * WEEK_ROLLOVER_MS)).toMatchObject({
        shownAt: recordedAt,
        clock: 'weekRepaired',
      })
    expect(stamped(NOON - DAY_MS - WEEK_ROLLOVER_MS).clock).toBe('weekRepaired')
    expect(stamped(NOON - DAY_MS - 1 - WEEK_ROLLOVER_MS).clock).toBe('clock')
    expect(stamped(NOON + 2 * MINUTE_MS + 1 - WEEK_ROLLOVER_MS).clock).toBe('clock')
  })
  it('of 2099 does not keep a good fix recorded before its receipt from being the newest', () => {
    const broken = stamp(aPosition({ recordedAt: Date.UTC(2099, 0, 1), receivedAt: NOON }))
    const good = stamp(
      aPosition({ recordedAt: NOON - 30 * SECOND_MS, receivedAt: NOON + SECOND_MS, lat: 26.1001 }),
    )
    expect(reprocess([good, broken], context).tracked.last?.lat).toBe(26.1001)
  })
  it('of a stopped clock does not make its fixes one fix', () => {
    const fixes = [0, 1, 2].map((minute) =>
      stamp(aPosition({ recordedAt: 0, receivedAt: NOON + minute * MINUTE_MS, lat: 26.1 + minute * 0.001 })),
    )
    expect(reprocess(fixes, context).tracked.last?.lat).toBe(26.102)
    expect(reprocess([...fixes, ...fixes], context).points).toHaveLength(3)
  })
})
