import { describe, expect, it } from 'vitest'
import { exceptionsAtAnchor, swingAt } from './at-anchor.ts'

const TIMEZONE = 'America/New_York'
const at = (local: string) => Date.parse(`${local}-05:00`)
const SIX = at('2026-02-24T06:00')

describe('the boat at anchor', () => {
  it.each([
    ['a minute before six, the night before the last', SIX - 60_000, '2026-02-22T18:30', '2026-02-23'],
    ['from six o’clock, the last night', SIX, '2026-02-23T18:30', '2026-02-24'],
  ])('LIV-7 lies there: %s', (_, now, evening, morning) => {
    const { atAnchor, stays, outOfCoverage } = exceptionsAtAnchor(now, TIMEZONE)
    expect(atAnchor).toEqual({ from: at(evening), dragsAt: at(`${morning}T05:35`) })
    expect(outOfCoverage).toEqual({ from: at(`${morning}T04:10`), to: at(`${morning}T04:23`) })
    expect(stays(evening.slice(0, 10))).toBe(false)
    expect(stays(morning)).toBe(true)
    expect(stays('2026-03-24')).toBe(true)
  })

  it('LIV-7 swings within 25 m of its anchor but for the quarter of an hour in which it drags', () => {
    const { atAnchor } = exceptionsAtAnchor(SIX, TIMEZONE)
    const { from, dragsAt } = atAnchor
    const distanceM = (time: number) => {
      const { northM, eastM } = swingAt(atAnchor, time)
      return Math.hypot(northM, eastM)
    }
    expect(distanceM(from - 1)).toBe(0)
    for (let time = from; time < dragsAt; time += 60_000) expect(distanceM(time)).toBeLessThan(25)
    expect(distanceM(dragsAt + 10 * 60_000)).toBeGreaterThan(80)
    expect(distanceM(dragsAt + 20 * 60_000)).toBeLessThan(25)
  })
})
