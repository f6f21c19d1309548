import { expect, it } from 'vitest'
import { commandKillRun } from '../../faults/commands/command-kill-run.ts'
import { SEED } from '../../seed.ts'

/** A short version of `npm run faults -- commands`. */
it('T53 after kill -9 at any stage, each command ends once, none is delivered twice and no log entry is lost', async () => {
  const report = await commandKillRun(5, SEED)
  expect(report.acknowledged).toBeGreaterThan(6)
  expect(report, `FUZZ_SEED=${SEED}`).toMatchObject({ lost: [], duplicates: [] })
}, 900_000)
