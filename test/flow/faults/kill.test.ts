import { expect, it } from 'vitest'
import { killRun } from '../../faults/kill-run.ts'

/** The short form of `npm run faults`. */
it('F05 kill -9 of the whole run under load: every acknowledged position is there after the next start, once', async () => {
  const report = await killRun(40, 2, 3)
  expect(report.acknowledged).toBeGreaterThan(200)
  expect(report).toMatchObject({ lost: [], twice: [], wrong: [] })
}, 600_000)
