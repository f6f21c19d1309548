import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** Of each error, in the summary. */
const REASON_LINES = 12

/** How the tests of one runner ended. */
export type Count = {
  passed: number
  /** What failed, in words that find it, and why. */
  failed: string[]
  skipped: number
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
  return { passed: stats.expected, failed: suites.flatMap(failedSpecs), skipped: stats.skipped }
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

/** A failed test with the first lines of its errors, which the output has thousands of lines above. */
function failedTest(title: string, errors: readonly string[]): string {
  const reasons = errors.flatMap((error) =>
    stripVTControlCharacters(error).split('\n').slice(0, REASON_LINES),
  )
  return [title, ...reasons.map((line) => `      ${line}`)].join('\n')
}
