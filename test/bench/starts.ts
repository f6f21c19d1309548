import { rmSync } from 'node:fs'
import { SITE_FINGERPRINT } from '../../bin/local/build/build-site.ts'
import { startLocalProcess } from '../make/local/local-process.ts'
import { median } from '../make/percentile.ts'
import { type Row, rounded } from './report.ts'

const LATER_STARTS = 3
const FIRST_GOAL_SECONDS = 60
const LATER_GOAL_SECONDS = 10

/** From the command to the ready line, with everything to build and with nothing to build. */
export async function measureStarts(): Promise<Row[]> {
  rmSync(SITE_FINGERPRINT, { force: true })
  const first = await timedStart()
  const later: number[] = []
  for (let start = 0; start < LATER_STARTS; start++) later.push((await timedStart(first.dataFolder)).seconds)
  const laterSeconds = median(later)
  return [
    {
      name: 'first start',
      value: rounded(first.seconds, 1),
      unit: 's',
      goal: '60 or less',
      met: first.seconds <= FIRST_GOAL_SECONDS,
    },
    {
      name: 'later starts',
      value: rounded(laterSeconds, 1),
      unit: 's median',
      goal: '10 or less',
      met: laterSeconds <= LATER_GOAL_SECONDS,
    },
  ]
}

async function timedStart(dataFolder?: string) {
  const started = performance.now()
  const run = await startLocalProcess(dataFolder === undefined ? {} : { dataFolder })
  const seconds = (performance.now() - started) / 1000
  await run.stop()
  return { seconds, dataFolder: run.dataFolder }
}
