import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exitCodeOf, type Outcome, type Result, resultLine, summaryLine } from './report.ts'
import { SECTIONS } from './sections.ts'

const aResult = (outcome: Outcome): Result => ({
  title: 'A position is pushed',
  see: SECTIONS.api,
  outcome,
  ms: 1_240,
})
const HELD = aResult({ kind: 'held' })
const FAILED = aResult({ kind: 'failed', reason: 'nothing arrived\n  within 15 s' })
const NOT_TRIED = aResult({ kind: 'notTried', because: 'it depends on “The account signs in”' })
const SKIPPED = aResult({ kind: 'skipped', because: 'it needs --stack' })

describe('the report of the smoke test', () => {
  it.each([
    [HELD, 'held       A position is pushed (1.2 s)'],
    [
      FAILED,
      'FAILED     A position is pushed: nothing arrived; within 15 s → "API errors and latency" in docs/operate.md',
    ],
    [NOT_TRIED, 'not tried  A position is pushed: it depends on “The account signs in”'],
    [SKIPPED, 'skipped    A position is pushed: it needs --stack'],
  ])('has one line for a check', (result, line) => {
    expect(resultLine(result)).toBe(line)
  })

  it('ends with the counts', () => {
    expect(summaryLine([HELD, HELD, FAILED, SKIPPED], 61_900)).toBe(
      '2 held, 1 failed, 0 not tried, 1 skipped, in 61.9 s',
    )
  })

  it.each([
    [0, [HELD, SKIPPED], true],
    [1, [HELD, FAILED], true],
    [1, [HELD, NOT_TRIED], true],
    [2, [HELD, FAILED], false],
  ])('makes the exit code %i', (code, results, isComplete) => {
    expect(exitCodeOf(results, isComplete)).toBe(code)
  })

  it.each(Object.values(SECTIONS))('$document has the heading $heading', ({ document, heading }) => {
    expect(readFileSync(document, 'utf8')).toMatch(new RegExp(`^#+ ${heading.replaceAll('.', '\\.')}$`, 'm'))
  })
})
