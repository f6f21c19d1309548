import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { RECORDS_FOLDER } from '../bin/local/functions/function-records.ts'
import { SYNTHESIZED } from './make/local/local-process.ts'
import { benchCount, type Count, playwrightCount, vitestCount } from './report-counts.ts'
import { checkRecords } from './rights/check-records.ts'

/** `npm test` runs everything that CI checks and sums up the results in its last line. */

const PLAYWRIGHT_REPORT = 'test-results/playwright.json'
const BENCH_REPORT = 'test-results/bench.json'
const RECORDS = 'test-results/functions'

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
  const passes = (await run(command, parameters, { niceness: 10, isQuiet: true })) === 0
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

async function vitest(project: 'flow' | 'unit', niceness: number): Promise<Count> {
  const report = `test-results/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('npx', ['vitest', 'run', '--project', project, ...reporters], { niceness })
  return countsIn(code, report, vitestCount)
}

/** Flow tests mostly wait, so the others use what they and the browser tests leave of the CPU. */
async function besideBrowser(): Promise<Count[]> {
  const [flow, others] = await Promise.all([vitest('flow', 5), unitChecksAndBench()])
  return [flow, ...others]
}

async function unitChecksAndBench(): Promise<Count[]> {
  return [await vitest('unit', 10), ...(await checks()), await bench()]
}

const checks = (): Promise<Count[]> =>
  Promise.all([
    check('npx', 'biome', 'check', '--error-on-warnings', '.'),
    check('npx', 'tsc'),
    check('npx', 'tsc', '-p', 'shared'),
    check('npx', 'knip'),
    check('npx', 'tsx', 'test/rows.ts'),
  ])

async function playwright(): Promise<Count> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT, VECTRA_E2E_DATA: e2eData }
  const code = await run('npx', ['playwright', 'test', '--reporter=list,json'], { env, isQuiet: true })
  return countsIn(code, PLAYWRIGHT_REPORT, playwrightCount)
}

/** The short form of the bench, with the stack that the browser tests have synthesized. Each part counts as one test. */
async function bench(): Promise<Count> {
  const env = { [SYNTHESIZED]: e2eData }
  const bench = ['tsx', 'test/bench/run.ts', '--short']
  const code = await run('npx', bench, { env, niceness: 10, isQuiet: true })
  return countsIn(code, BENCH_REPORT, benchCount)
}

function list(heading: string, titles: readonly string[]): void {
  if (titles.length > 0) console.log([`\n${heading}:`, ...titles.map((title) => `  ✗ ${title}`)].join('\n'))
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
const e2eData = join(temporary, 'e2e')
// the browser comes first: beside others of the same priority, its pages draw no frames
const [journeys, others] = await Promise.all([playwright(), besideBrowser()])
const counts = [journeys, ...others, recordChecks()]
rmSync(temporary, { recursive: true, force: true })
const failed = counts.flatMap((count) => count.failed)
const sum = (of: 'passed' | 'skipped') => counts.reduce((total, count) => total + count[of], 0)
// once more at the end, since thousands of lines are above
list(
  'Passed only at the second attempt',
  counts.flatMap((count) => count.flaky ?? []),
)
list('Failed', failed)
console.log(`\n${sum('passed')} passed, ${failed.length} failed, ${sum('skipped')} skipped`)
process.exit(failed.length === 0 ? 0 : 1)
