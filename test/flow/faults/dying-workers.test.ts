import { expect, it } from 'vitest'
import { workerDeaths } from '../../faults/worker-deaths.ts'

it('F05 all functions die in the midst of their work: what was acknowledged is stored, once', async () => {
  const found = await workerDeaths(10, 3, 1)
  expect(found).toMatchObject({ lost: [], twice: [], wrong: [], acknowledged: found.sent })
  expect(found.threads).toBeGreaterThanOrEqual(10)
})
