import { describe, expect, it } from 'vitest'
import { anAnchorWatch, boatAt, lyingBoat } from '../../../test/make/watching/an-anchored-boat.ts'
import { sinceArrival } from './arrival.ts'

const { anchor, radiusM } = anAnchorWatch()
const since = (reports: Parameters<typeof sinceArrival>[0]) => sinceArrival(reports, anchor, radiusM)
const held = { ...boatAt(0, 0), fix: null }

describe('the reports of a boat since it came to its anchorage', () => {
  const night = lyingBoat()

  it('are all of them if it lay there', () => {
    expect(since(night)).toBe(night)
    expect(since([])).toEqual([])
  })

  it('begin with the first fix within the radius after it was more than a kilometre away, twice in a row', () => {
    const passage = [boatAt(-400, 3_000), boatAt(-300, 1_001), boatAt(-200, 600), boatAt(-100, 51)]
    expect(since([...passage, ...night])).toEqual(night)
    expect(since([...passage, boatAt(-50, 49), ...night])).toHaveLength(night.length + 1)
    // a fix at a kilometre is no passage, and neither is one that is held
    const near = [boatAt(-400, 999), boatAt(-300, 999), held]
    expect(since([...near, ...night])).toHaveLength(night.length + near.length)
  })

  it('do not begin anew at a single bad fix, also if held ones surround it', () => {
    const bad = boatAt(3_610, 5_000)
    const reports = [...night, held, bad, held, boatAt(3_640, 40)]
    expect(since(reports)).toBe(reports)
  })

  it('are none while it is elsewhere', () => {
    expect(since([...night, boatAt(3_700, 2_000), boatAt(3_800, 3_000)])).toEqual([])
  })
})
