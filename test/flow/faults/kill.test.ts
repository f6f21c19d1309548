import { expect, it } from 'vitest'
import { killRun, switchRun } from '../../faults/kill-run.ts'

/** A short version of `npm run faults -- F05`. */
it('F05 every acknowledged position is stored once after kill -9 of the whole run under load', async () => {
  const result = await killRun(40, 2, 3)
  expect(result.acknowledged).toBeGreaterThan(200)
  expect(result).toMatchObject({ lost: [], duplicates: [], problems: [] })
}, 600_000)

/** A short version of `npm run faults -- F05 switch`. */
it('F05 no acknowledged position is lost when a deployment is switched to a stream and back under load', async () => {
  const result = await switchRun(40, 4)
  expect(result.acknowledged).toBeGreaterThan(200)
  expect(result).toMatchObject({ lost: [], duplicates: [], problems: [] })
}, 600_000)
