import { describe, expect, test } from 'vitest'
import { answerOutcome, parseAnswerMessage } from './answer.ts'
import { parseCommandText } from './command-text.ts'

const LENGTH = 100_000
const PARSED_WITHIN_MS = 50
/** Parts of texts that make a regular expression backtrack. */
const PARTS = [
  ' ',
  ' x',
  'RELAY',
  'RELAY,',
  '#',
  ',',
  'A;',
  'speed ',
  'speed:',
  'speed 1',
  '1',
  '1 ',
  '\n',
  '{"text":',
]

/** The fastest of several runs, so that the load of the machine does not count. */
function bestMs(work: () => void): number {
  const tries = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...tries)
}

describe('T31 hostile texts of commands and answers', () => {
  test.each(PARTS)('T31 100 kB of %j are parsed in under 50 ms', (part) => {
    const all = part.repeat(LENGTH / part.length)
    for (const text of [all, `x${all}x`, `speed${all}x`, ` ${all}#`]) {
      expect(bestMs(() => parseCommandText(text))).toBeLessThan(PARSED_WITHIN_MS)
      expect(bestMs(() => answerOutcome(text))).toBeLessThan(PARSED_WITHIN_MS)
      expect(bestMs(() => parseAnswerMessage(Buffer.from(text)))).toBeLessThan(PARSED_WITHIN_MS)
    }
  })
})
