import { describe, expect, it, test } from 'vitest'
import { randomFrom } from '../../../bin/simulate/vehicle/random.ts'
import { type NightKind, nightOf } from '../../make/anchorages/night.ts'
import { DRAG_NIGHTS, QUIET_NIGHTS } from '../../make/anchorages/night-kinds.ts'
import { lengthOf } from '../../make/anchorages/plane.ts'
import { RECEIVERS, receiverOf } from '../../make/anchorages/receiver.ts'
import { percentile } from '../../make/percentile.ts'
import { SEED } from '../../seed.ts'

const SEEDS = [SEED, SEED + 1, SEED + 2]
const NEVER_FAILS = { badShare: 0, burstsPerHour: 0, reflectionsPerHour: 0 }
/** Five times the spread of a receiver, which it does not exceed in a night. */
const SPREADS = 5

function errorMaxM({ wanders, noiseM }: (typeof RECEIVERS)[keyof typeof RECEIVERS]) {
  const variance = wanders.reduce((sum, { sigma }) => sum + sigma ** 2, noiseM ** 2)
  return SPREADS * Math.sqrt(variance)
}

const beyondM = (kind: NightKind, seed: number) => {
  const { fixes, limitM, receiver } = nightOf(kind, seed)
  const good = fixes.filter(({ bad }) => !bad)
  const metres = good.map(({ place }) => lengthOf(place) - limitM)
  return { farthest: Math.max(...metres), allowed: errorMaxM(RECEIVERS[receiver]) }
}

describe('a night at anchor', () => {
  it('is the same for the same seed', () => {
    for (const kind of [...QUIET_NIGHTS, ...DRAG_NIGHTS])
      expect(nightOf(kind, SEED)).toEqual(nightOf(kind, SEED))
  })

  // the swell rolls the receiver beyond the limit, by a little at these lengths
  test.each(QUIET_NIGHTS)('of $name does not take a boat beyond its rode', (kind) => {
    for (const seed of SEEDS) {
      const { farthest, allowed } = beyondM(kind, seed)
      expect(farthest).toBeLessThan(allowed)
    }
  })

  test.each(DRAG_NIGHTS.filter(({ drag }) => drag?.holdsAfterM === null))('of $name does', (kind) => {
    for (const seed of SEEDS) {
      const { farthest, allowed } = beyondM(kind, seed)
      expect(farthest).toBeGreaterThan(allowed)
    }
  })
})

describe('a receiver', () => {
  const errorsOf = (name: keyof typeof RECEIVERS) => {
    const receiver = receiverOf(RECEIVERS[name], 0, NEVER_FAILS, randomFrom(SEED))
    return Array.from({ length: 20_000 }, () => lengthOf(receiver(5).error))
  }

  it('that is poor drifts about as the recorded one: 95 % within 14 to 20 m', () => {
    expect(percentile(errorsOf('poor'), 95)).toBeGreaterThan(14)
    expect(percentile(errorsOf('poor'), 95)).toBeLessThan(20)
  })

  it('that is good is within 5 m', () => {
    expect(percentile(errorsOf('good'), 95)).toBeLessThan(5)
  })
})
