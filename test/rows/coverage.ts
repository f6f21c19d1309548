import type { Group } from './requirements.ts'

/** A test file and the titles of the tests that it runs. */
export type Suite = { file: string; titles: readonly string[] }

/** Rows and security cases, such as `T06`, in any order. */
const LEADING_IDS = /^(?:(?:[A-Z]{3}-\d[^\s,:]*|T\d+)(?:[\s,:]+|$))+/
const ROW = /[A-Z]{3}-\d[^\s,:]*/g
/** The folders of tests that see Vectra as its users, its operator or the cloud do. */
const FROM_OUTSIDE = /^test\/(flow|e2e|stack)\//

/** The rows that a title starts with, without duplicates. `LIV-3a` counts as a row, so that it is reported as unknown. */
export function rowsNamedBy(title: string): string[] {
  const [leading = ''] = LEADING_IDS.exec(title) ?? []
  return [...new Set(leading.match(ROW) ?? [])]
}

/** The number of tests of the row in each file that has any. */
export function testsOf(row: string, suites: readonly Suite[]): { file: string; tests: number }[] {
  return suites
    .map(({ file, titles }) => ({
      file,
      tests: titles.filter((title) => rowsNamedBy(title).includes(row)).length,
    }))
    .filter(({ tests }) => tests > 0)
}

/** Titles that name an unknown row, and complete groups with a row that no test proves from outside. */
export function problemsOf(groups: readonly Group[], suites: readonly Suite[]): string[] {
  const rows = new Set(groups.flatMap((group) => group.rows))
  const unknown = suites.flatMap(({ file, titles }) =>
    titles.flatMap((title) =>
      rowsNamedBy(title)
        .filter((row) => !rows.has(row))
        .map((row) => `${file}: there is no row ${row}, named by '${title}'`),
    ),
  )
  const open = groups
    .filter(({ complete }) => complete)
    .map(({ id, rows }) => ({ id, open: rows.filter((row) => !isTestedFromOutside(row, suites)) }))
    .filter(({ open }) => open.length > 0)
    .map(({ id, open }) => `${id} is declared complete, but no test from outside names ${open.join(', ')}`)
  return [...unknown, ...open]
}

const isTestedFromOutside = (row: string, suites: readonly Suite[]) =>
  testsOf(row, suites).some(({ file }) => FROM_OUTSIDE.test(file))

/** The groups with their rows and their tests, and a summary line. */
export function coverageReport(groups: readonly Group[], suites: readonly Suite[]): string {
  const lines = groups.flatMap(({ title, complete, id, rows }) => [
    `${id} · ${title}${complete ? ' (complete)' : ''}`,
    ...rows.map((row) => `  ${row.padEnd(7)} ${testList(row, suites)}`),
    '',
  ])
  const rows = groups.flatMap((group) => group.rows)
  const tested = rows.filter((row) => testsOf(row, suites).length > 0).length
  const complete = groups.filter((group) => group.complete).length
  return [
    ...lines,
    `${rows.length} rows: ${tested} tested, ${rows.length - tested} open; ${complete} of ${groups.length} groups declared complete`,
  ].join('\n')
}

function testList(row: string, suites: readonly Suite[]): string {
  const files = testsOf(row, suites)
  if (files.length === 0) return 'open'
  const total = files.reduce((sum, { tests }) => sum + tests, 0)
  const names = files.map(({ file, tests }) => `${file} (${tests})`).join(', ')
  return `${total} ${total === 1 ? 'test' : 'tests'}: ${names}`
}
