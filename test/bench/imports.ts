import { execFile } from 'node:child_process'
import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { prepareStack } from '../../bin/local/prepare-stack.ts'
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
    file: join(folder, 'cdk.out', bundle, 'index.mjs'),
    environment,
    ms: [] as number[],
  }))
  const empty: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    empty.push(await importMs(emptyFile, {}))
    for (const { file, environment, ms } of bundles) ms.push(await importMs(file, environment))
  }
  const ofEmpty = median(empty)
  return [
    { name: 'import of a handler that does nothing', value: rounded(ofEmpty, 2), unit: 'ms median' },
    ...bundles.flatMap(({ name, file, ms }) => {
      const times = median(ms.map((one, round) => one / (empty[round] ?? Number.NaN)))
      return [
        { name: `import of ${name}`, value: rounded(median(ms), 1), unit: 'ms median' },
        {
          name: '  in empty handlers',
          value: rounded(times, 1),
          unit: 'times median',
          goal: `${GOAL_TIMES} or less`,
          met: times <= GOAL_TIMES,
        },
        { name: '  its bundle', value: rounded(statSync(file).size / KILOBYTE), unit: 'kB' },
      ]
    }),
  ]
}

async function importMs(file: string, environment: Record<string, string>): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', IMPORT, pathToFileURL(file).href],
    { env: { ...environment, AWS_REGION: 'us-east-1', AWS_SESSION_TOKEN: 'local' } },
  )
  return Number(stdout)
}
