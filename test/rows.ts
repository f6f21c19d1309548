import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageReport, problemsOf } from './rows/coverage.ts'
import { groupsOf } from './rows/requirements.ts'
import { testTitlesOf } from './rows/test-titles.ts'

/** `npm run rows` lists the tests of each row of docs/requirements.md. */

const PAGE = 'docs/requirements.md'
const TEST_FILE = /\.(test\.tsx?|spec\.ts)$/
const SKIPPED_FOLDER = /^(\..*|node_modules|dist|test-results)$/

function testFilesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED_FOLDER.test(entry.name) ? [] : testFilesIn(path)
    return TEST_FILE.test(entry.name) ? [path] : []
  })
}

const groups = groupsOf(readFileSync(PAGE, 'utf8'))
const suites = testFilesIn('.')
  .toSorted()
  .map((file) => ({ file, titles: testTitlesOf(file, readFileSync(file, 'utf8')) }))
console.log(coverageReport(groups, suites))

const problems = groups.length === 0 ? [`${PAGE} has no groups`] : problemsOf(groups, suites)
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
