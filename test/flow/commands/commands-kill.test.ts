import { expect, it } from 'vitest'
import { commandKillRun } from '../../faults/commands/command-kill-run.ts'

/** The short form of `npm run faults -- commands`. */
it('T53 kill -9 anywhere on the way of a command: each has one end, none is heard twice, no entry is lost', async () => {
  const report = await commandKillRun(5)
  expect(report.acknowledged).toBeGreaterThan(6)
  expect(report).toMatchObject({ lost: [], twice: [] })
}, 900_000)
