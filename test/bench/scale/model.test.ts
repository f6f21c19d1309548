import { describe, expect, it } from 'vitest'
import { LOAD, ratesOf } from './load.ts'
import { type Cost, type Costs, countsOf, lateTrailsWaitSeconds, unitsOf, usagesOf } from './model.ts'

const aCost = (writes = 0, cpuMs = 1): Cost => ({
  tables: { Trails: { reads: 0.5, writes, calls: 1 }, Due: { reads: 0, writes, calls: 1 } },
  cpuMs,
})
const costs = (fields: Partial<Costs> = {}): Costs => ({
  'first message': aCost(),
  message: aCost(1),
  'new day': aCost(),
  upload: aCost(),
  refresh: aCost(),
  'late trail': aCost(),
  'rule check': aCost(),
  event: aCost(),
  list: aCost(),
  tick: aCost(),
  ...fields,
})
const SETTINGS = { telemetryMb: 1_769, workerMb: 1_769, lateTrailInstances: 40, lateTrailBatch: 10 }

const usage = (devices: number, quota: string, of: Costs = costs()) =>
  usagesOf(of, SETTINGS, devices).find((one) => one.quota === quota)

describe('the model of a fleet', () => {
  it('has 2,700 messages a second from 100,000 devices, and 5,000 while a network comes back', () => {
    const { driving, parked, uploads } = ratesOf(100_000)
    expect(driving + parked).toBeCloseTo(2_683, 0)
    expect(driving + parked + uploads).toBeLessThan(5_000)
  })

  it('adds up what activities take, table by table', () => {
    expect(unitsOf(costs(), { message: 10, refresh: 2 })).toEqual({
      Trails: { reads: 6, writes: 10, calls: 12 },
      Due: { reads: 0, writes: 10, calls: 12 },
    })
    expect(unitsOf(costs(), {})).toMatchObject({ Trails: { reads: 0, writes: 0, calls: 0 } })
  })

  it('writes no more to a table than its messages do', () => {
    const { driving, parked } = ratesOf(10_000)
    expect(countsOf(ratesOf(10_000)).message).toBe(driving + parked)
    expect(usage(10_000, 'DynamoDB: writes of a table')?.value).toBeCloseTo(driving + parked)
  })

  it.each([
    [2_100_000, false],
    [2_105_000, true],
  ])(
    'marks a quota above 70 %% of its limit: the connects of %i devices (%s)',
    (devices, isNearlyReached) => {
      const perDevice = LOAD.returningShare / LOAD.returnWithinSeconds + LOAD.refreshesAnHour / 3_600
      // 350 connects a second are 70 % of the quota
      const atLimit = 350 / perDevice
      const scaled = (devices / 2_102_500) * atLimit
      expect(usage(scaled, 'IoT Core: connects')?.isNearlyReached).toBe(isNearlyReached)
    },
  )

  it('needs an instance for each second of work that comes in a second', () => {
    const { driving, parked, uploads, returns } = ratesOf(10_000)
    const ingest = (driving + parked + uploads) * 0.025
    const lateTrails = returns * ((10 * 1 + 8 * 5) / 1_000 / 10)
    const instances = usage(10_000, 'Lambda: instances at a time', costs({ message: aCost(1, 10) }))
    expect(instances?.value).toBeCloseTo(ingest + lateTrails, 6)
  })

  it('lets late trails wait for what all instances cannot do while the devices come back', () => {
    const slow = costs({ 'late trail': aCost(0, 1_000) })
    expect(lateTrailsWaitSeconds(costs(), SETTINGS, 100_000)).toBe(0)
    // 20,000 trails by 40 instances, a second each
    expect(lateTrailsWaitSeconds(slow, SETTINGS, 100_000)).toBeCloseTo((20_000 / 40) * 1.004 - 300, 6)
  })
})
