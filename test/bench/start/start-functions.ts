import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { median } from '../../make/percentile.ts'
import { figure, type Goal } from '../figure.ts'
import { inForms } from '../part.ts'

/** In units of an empty handler. Someone waits for a function of the API. */
const [API_GOAL, GOAL]: [Goal, Goal] = [{ atMost: 20 }, { atMost: 25 }]
const BYTES_PER_KB = 1_000
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
export const startFunctions = inForms(
  { rounds: 9, functions: Number.POSITIVE_INFINITY },
  { rounds: 1, functions: 3 },
  async ({ rounds, functions }, tools) => {
    const { folder, stack } = await tools.synthesizedStack()
    const emptyFile = join(mkdtempSync(join(tmpdir(), 'vectra-imports-')), 'empty.mjs')
    writeFileSync(emptyFile, EMPTY_HANDLER)
    const bundles = stack.functions.slice(0, functions).map(({ logicalId, bundle, environment }) => ({
      name: logicalId.replace(CLOUDFORMATION_HASH, ''),
      bundleFolder: join(folder, bundle),
      environment,
      ms: [] as number[],
      ratios: [] as number[],
    }))
    const emptyMs: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const { bundleFolder, environment, ms, ratios } of bundles) {
        const empty = await importMs(emptyFile, {})
        const bundle = await importMs(join(bundleFolder, 'index.mjs'), environment)
        emptyMs.push(empty)
        ms.push(bundle)
        ratios.push(bundle / empty)
      }
    }
    return [
      figure('import of an empty handler', median(emptyMs), 'ms median'),
      ...bundles.flatMap(({ name, bundleFolder, ms, ratios }) => [
        figure(`import of ${name}`, median(ms), 'ms median'),
        figure('  compared with an empty handler', median(ratios), 'times median', goalOf(name)),
        figure('  bundle size, including lazy imports', bytesIn(bundleFolder) / BYTES_PER_KB, 'KB'),
      ]),
    ]
  },
)

const goalOf = (name: string) => (name.startsWith('Api') ? API_GOAL : GOAL)

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
