import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** How many lines of each error the summary has. */
const REASON_LINES = 12
/** How many lines the summary has of a page whose test failed. */
const PAGE_LINES = 60

/** How the tests of one runner ended. */
export type Count = {
  passed: number
  /** Failed tests, each named so that it can be found, and why it failed. */
  failed: string[]
  skipped: number
  /** Tests that passed only at the second attempt, and why they failed at the first. */
  flaky?: string[]
}

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
          results: z.array(
            z.object({
              errors: z.array(z.object({ message: z.string().optional() })),
              attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
            }),
          ),
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
  stats: z.object({ expected: z.number(), flaky: z.number(), skipped: z.number() }),
})

const BenchReport = z.array(
  z.object({
    part: z.string(),
    kind: z.enum(['measured', 'failed', 'skipped']),
    reason: z.string().default(''),
  }),
)

export function vitestCount(report: unknown): Count {
  const { numPassedTests, numPendingTests, testResults } = VitestReport.parse(report)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        failedTest(`${relative('.', name)}: ${fullName}`, failureMessages),
      ),
  )
  return { passed: numPassedTests, failed, skipped: numPendingTests }
}

export function playwrightCount(report: unknown): Count {
  const { stats, suites } = PlaywrightReport.parse(report)
  const withErrors = suites.flatMap(specsWithErrors)
  const titles = (isOk: boolean) => withErrors.filter(({ ok }) => ok === isOk).map(({ title }) => title)
  return {
    passed: stats.expected + stats.flaky,
    failed: titles(false),
    skipped: stats.skipped,
    flaky: titles(true),
  }
}

export function benchCount(report: unknown): Count {
  const parts = BenchReport.parse(report)
  const ended = (how: string) => parts.filter(({ kind }) => kind === how)
  return {
    passed: ended('measured').length,
    failed: ended('failed').map(({ part, reason }) => failedTest(`bench: ${part}`, [reason])),
    skipped: ended('skipped').length,
  }
}

function specsWithErrors({
  specs,
  suites = [],
}: z.infer<typeof PlaywrightSuite>): { ok: boolean; title: string }[] {
  const found = specs.flatMap(({ file, title, ok, tests }) => {
    const results = tests.flatMap((one) => one.results).filter(({ errors }) => errors.length > 0)
    if (ok && results.length === 0) return []
    const errors = results.flatMap((result) => result.errors).flatMap(({ message }) => message ?? [])
    const pages = results.flatMap(({ attachments }) => attachments).map(({ path }) => shownPage(path))
    return [{ ok, title: failedTest(`test/e2e/${file}: ${title}`, errors) + pages.join('') }]
  })
  return [...found, ...suites.flatMap(specsWithErrors)]
}

/** The content of the page, from the last block of Playwright's note on a failure. */
function shownPage(path: string | undefined): string {
  if (!path?.endsWith('error-context.md') || !existsSync(path)) return ''
  const page = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
  const lines = page.split('\n').slice(0, PAGE_LINES)
  return lines.map((line) => `\n      | ${line}`).join('')
}

/** A failed test with the first lines of its errors, which the output has thousands of lines above. */
function failedTest(title: string, errors: readonly string[]): string {
  const reasons = errors.flatMap((error) =>
    stripVTControlCharacters(error).split('\n').slice(0, REASON_LINES),
  )
  return [title, ...reasons.map((line) => `      ${line}`)].join('\n')
}
