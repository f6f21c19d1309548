import { describe, expect, it } from 'vitest'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { fixAt } from '../../../test/make/tracking/tracks.ts'
import type { StampedPosition } from './clock.ts'
import { reprocess } from './reprocess.ts'

/** The flags of each fix, judged on arrival (`live`) and with hindsight (`points`). */
function judged(fixes: readonly StampedPosition[], deviceType = 'car') {
  const context = { now: NOON, deviceType }
  const live = fixes.map((_, index) => reprocess(fixes.slice(0, index + 1), context).tracked)
  return {
    live: live.map(({ newest }) => newest?.flags.join() ?? ''),
    east: live.map(({ last }) => (last === null ? null : Math.round((last.lng + 80.1) * 99_850))),
    points: reprocess(fixes, context).points.map(({ flags }) => flags.join()),
    afterJump: reprocess(fixes, context).points.map(({ afterJump }) => afterJump),
  }
}

describe('T70 an unusable fix', () => {
  it('is at 0,0, has impossible coordinates or no satellite, or is worse than 100 m', () => {
    const flagOf = (fields: Partial<StampedPosition>) => judged([fixAt(0, 0, 0, fields)]).live[0]
    expect(flagOf({ lat: 0, lng: 0 })).toBe('noFix')
    expect(flagOf({ lat: 0, lng: 0.0001 })).toBe('')
    expect(flagOf({ lat: 90.0001 })).toBe('noFix')
    expect(flagOf({ lat: 90 })).toBe('')
    expect(flagOf({ lng: -180.1 })).toBe('noFix')
    expect(flagOf({ satellites: 0 })).toBe('noFix')
    expect(flagOf({ satellites: 1 })).toBe('')
    expect(flagOf({ accuracyM: 100.1 })).toBe('inaccurate')
    expect(flagOf({ accuracyM: 100 })).toBe('')
  })
  it('still updates the readings', () => {
    const { tracked } = reprocess([fixAt(0, 0, 0, { satellites: 0, ignition: true })], {
      now: NOON,
      deviceType: 'car',
    })
    expect(tracked.last).toBeNull()
    expect(tracked.readings.ignition).toBe(true)
  })
})

describe('a jump', () => {
  const at = (second: number, east: number) => fixAt(second, east)
  it('T70 of 1,000 km in 1 s is held, and the fixes back home are accepted', () => {
    const { live, points, east } = judged([at(0, 0), at(1, 5), at(2, 1_000_000), at(3, 15), at(4, 20)])
    expect(live).toEqual(['', '', 'jump', '', ''])
    expect(points).toEqual(live)
    expect(east).toEqual([0, 5, 5, 15, 20])
  })
  it('is accepted with the third consistent fix, and with hindsight the two before it', () => {
    const { live, points, afterJump } = judged([
      at(0, 0),
      at(10, 5),
      at(20, 50_000),
      at(30, 50_100),
      at(40, 50_200),
      at(50, 50_300),
    ])
    expect(live).toEqual(['', '', 'jump', 'jump', '', ''])
    expect(points).toEqual(['', '', '', '', '', ''])
    expect(afterJump).toEqual([false, false, true, false, false, false])
  })
  it('is never accepted while the fixes disagree', () => {
    const far = [20, 30, 40, 50, 60].map((second, index) => at(second, 100_000 * (index + 1)))
    expect(judged([at(0, 0), at(10, 5), ...far]).live).toEqual(['', '', ...far.map(() => 'jump')])
  })
  it('refutes an unconfirmed first fix', () => {
    const fixes = [at(0, 1_000_000), at(10, 0), at(20, 50), at(30, 100), at(40, 150)]
    expect(judged(fixes).points).toEqual(['jump', '', '', '', ''])
  })
  it('depends on the device type: above 250 km/h, for trains 400, for aircraft never; 2 s of jitter are allowed', () => {
    const step = (kmh: number) => [at(0, 0), at(60, 1), at(120, 1 + (62 * kmh) / 3.6)]
    const third = (kmh: number, deviceType: string) => judged(step(kmh), deviceType).live[2]
    expect([third(249, 'car'), third(251, 'car'), third(251, 'boat')]).toEqual(['', 'jump', 'jump'])
    expect([third(399, 'train'), third(401, 'train')]).toEqual(['', 'jump'])
    expect(['aircraft', 'helicopter', 'drone'].map((type) => third(5000, type))).toEqual(['', '', ''])
  })
  it('is neither an outlier of 60 m at 1 Hz nor a tunnel or ferry', () => {
    expect(judged([at(0, 0), at(1, 60), at(2, 0), at(3, 60)]).live).toEqual(['', '', '', ''])
    expect(judged([at(0, 0), at(5, 50), at(1800, 30_000)]).live).toEqual(['', '', ''])
  })
})

describe('a frozen receiver', () => {
  const at = (second: number, east: number, fields = {}) => fixAt(second, east, 0, fields)
  it('repeats its coordinates right after a step of 30 km/h or more', () => {
    expect(judged([at(0, 0), at(10, 84), at(20, 84)]).live).toEqual(['', '', 'frozen'])
    expect(judged([at(0, 0), at(10, 83), at(20, 83)]).live).toEqual(['', '', ''])
  })
  it('may have frozen between two reports', () => {
    expect(judged([at(0, 0), at(10, 150), at(20, 180), at(30, 180)]).live).toEqual(['', '', '', 'frozen'])
    expect(judged([at(0, 0), at(10, 150), at(20, 180), at(30, 200), at(40, 200)]).live[4]).toBe('')
  })
  it('is accepted again after three differing fixes, and with hindsight they all count', () => {
    const fixes = [
      at(0, 0),
      at(1, 15),
      at(2, 15),
      at(3, 15),
      at(34, 470),
      at(35, 485),
      at(36, 500),
      at(37, 515),
    ]
    const { live, points, east } = judged(fixes)
    expect(live).toEqual(['', '', 'frozen', 'frozen', 'frozen', 'frozen', '', ''])
    expect(points).toEqual(['', '', 'frozen', 'frozen', '', '', '', ''])
    expect(east).toEqual([0, 15, 15, 15, 15, 15, 500, 515])
  })
  it('waits for three more when it repeats the old coordinates in between', () => {
    const fixes = [
      at(0, 0),
      at(1, 15),
      at(2, 15),
      at(3, 30),
      at(4, 45),
      at(5, 15),
      at(6, 90),
      at(7, 105),
      at(8, 120),
    ]
    expect(judged(fixes).points).toEqual(['', '', 'frozen', 'frozen', 'frozen', 'frozen', '', '', ''])
  })
  it('stood, with hindsight, when it left slower than 10 km/h since it froze', () => {
    const held = [20, 60, 120, 180].map((second) => at(second, 140))
    const away = (east: number) => [at(200, east), at(220, east + 200), at(240, east + 400)]
    const heldAfter = (east: number) => judged([at(0, 0), at(10, 140), ...held, ...away(east)]).points
    // 180 s after the first repeat: 500 m.
    expect(heldAfter(139 + 500)).toEqual(['', '', '', '', '', '', '', '', ''])
    expect(heldAfter(141 + 500)).toEqual(['', '', 'frozen', 'frozen', 'frozen', 'frozen', '', '', ''])
    expect(judged([at(0, 0), at(10, 140), ...held]).points.slice(2)).toEqual(held.map(() => 'frozen'))
  })
  it('did not stand for one fix nearby: the fix after the last repeat decides', () => {
    const fixes = [at(0, 0), at(10, 140), at(20, 140), at(300, 145), at(310, 140), at(600, 140)]
    const gone = [at(610, 9000), at(620, 9200), at(630, 9400)]
    expect(judged([...fixes, ...gone]).points.slice(2)).toEqual([
      ...fixes.slice(2).map(() => 'frozen'),
      '',
      '',
      '',
    ])
  })
  it('is not one that reports standing', () => {
    const stands = { speedKmh: 0, satellites: 9 }
    expect(judged([at(0, 0), at(10, 140), at(20, 140, stands)]).live[2]).toBe('')
    expect(judged([at(0, 0), at(10, 140), at(20, 140, { ignition: false })]).live[2]).toBe('')
    expect(judged([at(0, 0), at(10, 140), at(20, 140, { speedKmh: 0 })]).live[2]).toBe('frozen')
    expect(judged([at(0, 0), at(10, 140), at(20, 140, { ...stands, speedKmh: 2 })]).live[2]).toBe('frozen')
  })
  it('needs four satellites to report standing', () => {
    const repeated = (satellites: number) => at(20, 140, { speedKmh: 0, satellites })
    expect(judged([at(0, 0), at(10, 140), repeated(4)]).live[2]).toBe('')
    expect(judged([at(0, 0), at(10, 140), repeated(3)]).live[2]).toBe('frozen')
  })
})
