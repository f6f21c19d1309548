import { expect, it } from 'vitest'
import { workerDeaths } from '../../faults/worker-deaths.ts'

it('F05 every acknowledged position is stored once when all function threads die at work', async () => {
  const result = await workerDeaths(10, 3, 1)
  expect(result).toMatchObject({ lost: [], duplicates: [], problems: [], acknowledged: result.sent })
  // at least that of the telemetry function each time
  expect(result.threads).toBeGreaterThanOrEqual(3)
})
