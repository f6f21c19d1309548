import { parseArgs } from 'node:util'
import { fuzzRun } from './fuzz-run.ts'
import { killRun } from './kill-run.ts'

/**
 * `npm run faults`: what was done, what was acknowledged, what was lost. Fails when anything was.
 * `npm run faults -- --fuzz 120000` asks the API that many hostile questions instead.
 */
const { values } = parseArgs({ options: { fuzz: { type: 'string' } } })
process.exit((values.fuzz === undefined ? await kills() : await fuzz(Number(values.fuzz))) ? 0 : 1)

async function kills(): Promise<boolean> {
  const { kills, acknowledged, lost, twice } = await killRun(200, 10, 6)
  console.log('fault                         times  acknowledged  lost  twice')
  console.log(
    `kill -9 of the whole run   ${String(kills).padStart(8)}${String(acknowledged).padStart(14)}` +
      `${String(lost.length).padStart(6)}${String(twice.length).padStart(7)}`,
  )
  for (const line of [...lost, ...twice].slice(0, 20)) console.error(line)
  return lost.length + twice.length === 0
}

async function fuzz(cases: number): Promise<boolean> {
  if (!Number.isInteger(cases) || cases < 1) throw new Error('--fuzz takes how many questions to ask')
  const report = await fuzzRun(cases)
  const statuses = [...report.statuses].toSorted(([a], [b]) => a - b)
  console.log(`hostile questions ${report.cases}, seed ${report.seed}`)
  for (const [status, times] of statuses) console.log(`  answered ${status} ${String(times).padStart(8)}`)
  console.log(`  wrong ${String(report.failures.length).padStart(16)}`)
  for (const failure of report.failures) console.error(failure)
  if (!report.answersAfter) console.error('afterwards the API did not answer as before')
  return report.failures.length === 0 && report.answersAfter
}
