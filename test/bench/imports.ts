import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { prepareStack } from '../../bin/local/stack/prepare-stack.ts'
import { median, type Row, rounded } from './report.ts'

const ROUNDS = 9
const GOAL_TIMES = 30
const KILOBYTE = 1_000
const CLOUDFORMATION_HASH = /[0-9A-F]{8}$/

const EMPTY_HANDLER = 'export const handler = async () => ({ statusCode: 204 })\n'

/** Said by a new process: how long the import took, without Node's own start. */
const IMPORT = `
const started = performance.now()
await import(process.argv[1])
console.log(performance.now() - started)
process.exit()
`

/** What a cold start imports: each function's bundle in a new process, in turns with a handler that does nothing. */
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
    times: [] as number[],
  }))
  const emptyMs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const { bundleFolder, environment, ms, times } of bundles) {
      const ofEmpty = await importMs(emptyFile, {})
      const ofBundle = await importMs(join(bundleFolder, 'index.mjs'), environment)
      emptyMs.push(ofEmpty)
      ms.push(ofBundle)
      times.push(ofBundle / ofEmpty)
    }
  }
  return [
    { name: 'import of a handler that does nothing', value: rounded(median(emptyMs), 2), unit: 'ms median' },
    ...bundles.flatMap(({ name, bundleFolder, ms, times }) => [
      { name: `import of ${name}`, value: rounded(median(ms), 1), unit: 'ms median' },
      {
        name: '  in empty handlers',
        value: rounded(median(times), 1),
        unit: 'times median',
        goal: `${GOAL_TIMES} or less`,
        met: median(times) <= GOAL_TIMES,
      },
      {
        name: '  its files, with what it imports later',
        value: rounded(bytesIn(bundleFolder) / KILOBYTE),
        unit: 'kB',
      },
    ]),
  ]
}

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
