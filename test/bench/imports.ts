import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { prepareStack } from '../../bin/local/stack/prepare-stack.ts'
import { median } from '../make/percentile.ts'
import { type Row, rounded } from './report.ts'

const ROUNDS = 9
const GOAL_TIMES = 30
/** It has the nine types and five formats of reports, and nobody waits for its start. */
const REPORTS_GOAL_TIMES = 40
const REPORT_JOBS = 'ReportJobsJobs'
const KILOBYTE = 1_000
const CLOUDFORMATION_HASH = /[0-9A-F]{8}$/

const EMPTY_HANDLER = 'export const handler = async () => ({ statusCode: 204 })\n'

/** Runs in a new process and prints how long the import took, without Node's start. */
const IMPORT = `
const started = performance.now()
await import(process.argv[1])
console.log(performance.now() - started)
process.exit()
`

/** The import time of a cold start: each function's bundle in a new process, alternating with an empty handler. */
export async function measureImports(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-imports-'))
  const { functions } = await prepareStack(join(folder, 'cdk.out'), false, () => undefined)
  const emptyFile = join(folder, 'empty.mjs')
  writeFileSync(emptyFile, EMPTY_HANDLER)
  const bundles = functions.map(({ logicalId, bundle, environment }) => ({
    name: logicalId.replace(CLOUDFORMATION_HASH, ''),
    bundleFolder: join(folder, 'cdk.out', bundle),
    environment,
    ms: [] as number[],
    ratios: [] as number[],
  }))
  const emptyMs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const { bundleFolder, environment, ms, ratios } of bundles) {
      const empty = await importMs(emptyFile, {})
      const bundle = await importMs(join(bundleFolder, 'index.mjs'), environment)
      emptyMs.push(empty)
      ms.push(bundle)
      ratios.push(bundle / empty)
    }
  }
  return [
    { name: 'import of an empty handler', value: rounded(median(emptyMs), 2), unit: 'ms median' },
    ...bundles.flatMap(({ name, bundleFolder, ms, ratios }) => [
      { name: `import of ${name}`, value: rounded(median(ms), 1), unit: 'ms median' },
      {
        name: '  compared with an empty handler',
        value: rounded(median(ratios), 1),
        unit: 'times median',
        goal: `${goalOf(name)} or less`,
        met: median(ratios) <= goalOf(name),
      },
      {
        name: '  bundle size, including lazy imports',
        value: rounded(bytesIn(bundleFolder) / KILOBYTE),
        unit: 'kB',
      },
    ]),
  ]
}

const goalOf = (name: string) => (name === REPORT_JOBS ? REPORTS_GOAL_TIMES : GOAL_TIMES)

const bytesIn = (folder: string): number =>
  readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0)

async function importMs(file: string, environment: Record<string, string>): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', IMPORT, pathToFileURL(file).href],
    { env: { ...environment, AWS_REGION: 'us-east-1', AWS_SESSION_TOKEN: 'local' } },
  )
  return Number(stdout)
}
