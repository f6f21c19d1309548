import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playwrightCount } from './report-counts.ts'

const spec = (title: string, ok: boolean, results: object[]) => ({
  title,
  file: 'a.spec.ts',
  ok,
  tests: [{ results }],
})

test('a journey that passes only at the second attempt counts as passed, and is listed with its reason and its page', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'vectra-counts-')), 'error-context.md')
  writeFileSync(path, '# Page\n\n```yaml\n- heading "Sign in"\n```\n')
  const failure = { errors: [{ message: 'not visible' }], attachments: [{ name: 'error-context', path }] }
  const success = { errors: [], attachments: [] }
  const count = playwrightCount({
    suites: [
      {
        specs: [spec('passes', true, [success])],
        suites: [
          { specs: [spec('is flaky', true, [failure, success]), spec('fails', false, [failure, failure])] },
        ],
      },
    ],
    stats: { expected: 1, flaky: 1, skipped: 0 },
  })
  expect(count.passed).toBe(2)
  expect(count.flaky).toEqual([
    expect.stringMatching(/^test\/e2e\/a\.spec\.ts: is flaky\n {6}not visible\n {6}\| - heading "Sign in"/),
  ])
  expect(count.failed).toEqual([expect.stringContaining('fails')])
})
