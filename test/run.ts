import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'
import { RECORDS_FOLDER } from '../bin/local/functions/function-records.ts'
import { checkRecords } from './rights/check-records.ts'

/** `npm test` runs everything that CI checks and sums up the results in its last line. */

const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const RECORDS = 'test-results/functions'
/** Of each error, in the summary. */
const REASON_LINES = 12

const VitestReport = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(PlaywrightSuite).optional()
  },
})
const PlaywrightReport = z.object({
  suites: z.array(PlaywrightSuite),
  stats: z.object({ expected: z.number(), skipped: z.number() }),
})

type Count = {
  passed: number
  /** What failed, in words that find it, and why. */
  failed: string[]
  skipped: number
}

type RunOptions = {
  env?: Record<string, string>
  /** The higher, the less of the processor it takes from others. */
  niceness?: number
  /** Prints the output at its end, not between that of others. */
  isQuiet?: boolean
}

function run(
  command: string,
  parameters: readonly string[],
  { env = {}, niceness = 0, isQuiet = false }: RunOptions = {},
): Promise<number> {
  const title = `\n> ${command} ${parameters.join(' ')}`
  if (!isQuiet) console.log(title)
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: isQuiet ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    if (child.pid !== undefined && niceness > getPriority()) setPriority(child.pid, niceness)
    const output: string[] = [title, '\n']
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
    child.on('close', (code) => {
      if (isQuiet) process.stdout.write(output.join(''))
      resolve(code ?? 1)
    })
  })
}

/** A check counts as one test. */
async function check(command: string, ...parameters: string[]): Promise<Count> {
  const passes = (await run(command, parameters, { isQuiet: true })) === 0
  return { passed: Number(passes), failed: passes ? [] : [[command, ...parameters].join(' ')], skipped: 0 }
}

/** A runner that exits with an error or writes no report counts as failed, whatever its report says. */
function countsIn(code: number, file: string, read: (report: unknown) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: [`no report in ${file}`], skipped: 0 }
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  return code !== 0 && count.failed.length === 0
    ? { ...count, failed: [`exit code ${code} of the run that wrote ${file}`] }
    : count
}

/** A failed test with the first lines of its errors, which the output has thousands of lines above. */
function failedTest(title: string, errors: readonly string[]): string {
  const reasons = errors.flatMap((error) =>
    stripVTControlCharacters(error).split('\n').slice(0, REASON_LINES),
  )
  return [title, ...reasons.map((line) => `      ${line}`)].join('\n')
}

async function vitest(project: 'flow' | 'unit', niceness: number): Promise<Count> {
  const report = `test-results/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('npx', ['vitest', 'run', '--project', project, ...reporters], { niceness })
  return countsIn(code, report, (content) => {
    const { numPassedTests, numPendingTests, testResults } = VitestReport.parse(content)
    const failed = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failedTest(`${relative('.', name)}: ${fullName}`, failureMessages),
        ),
    )
    return { passed: numPassedTests, failed, skipped: numPendingTests }
  })
}

/** Flow tests mostly wait, so they run first; unit tests take what is left of the processor. */
async function vitests(): Promise<Count[]> {
  return [await vitest('flow', 5), await vitest('unit', 10)]
}

function failedSpecs({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return failedTest(
        `test/e2e/${file}: ${title}`,
        errors.flatMap(({ message }) => message ?? []),
      )
    })
  return [...failed, ...suites.flatMap(failedSpecs)]
}

async function playwright(): Promise<Count> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT }
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json'], { env, isQuiet: true })
  return countsIn(code, PLAYWRIGHT_REPORT, (report) => {
    const { stats, suites } = PlaywrightReport.parse(report)
    return { passed: stats.expected, failed: suites.flatMap(failedSpecs), skipped: stats.skipped }
  })
}

/** Checks what all functions called and printed during the tests. Each check counts as one test. */
function recordChecks(): Count {
  const checks = checkRecords(RECORDS)
  for (const { title, problems } of checks) {
    console.log(`\n${problems.length === 0 ? '✓' : '✗'} ${title}`)
    for (const problem of problems) console.log(`    ${problem}`)
  }
  const failed = checks.filter(({ problems }) => problems.length > 0).map(({ title }) => title)
  return { passed: checks.length - failed.length, failed, skipped: 0 }
}

rmSync('test-results', { recursive: true, force: true })
process.env[RECORDS_FOLDER] = RECORDS
// so that nothing stays of a run, which writes gigabytes
const temporary = mkdtempSync(join(tmpdir(), 'vectra-test-'))
process.env.TMPDIR = temporary
const checks = await Promise.all([
  check('npx', 'biome', 'check', '--error-on-warnings', '.'),
  check('npx', 'tsc'),
  check('npx', 'tsc', '-p', 'shared'),
  check('npx', 'knip'),
])
// the browser tests come first: beside others of the same priority, their pages draw no frames
const [browsers, others] = await Promise.all([playwright(), vitests()])
const counts = [...checks, browsers, ...others, recordChecks()]
rmSync(temporary, { recursive: true, force: true })
const failed = counts.flatMap((count) => count.failed)
const sum = (of: 'passed' | 'skipped') => counts.reduce((total, count) => total + count[of], 0)
// once more at the end, since thousands of lines are above
if (failed.length > 0) console.log(['\nFailed:', ...failed.map((title) => `  ✗ ${title}`)].join('\n'))
console.log(`\n${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped`)
process.exit(failed.length === 0 ? 0 : 1)
