import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { log } from './log.ts'

/** Characters that a terminal or log collector may treat as a line break or a control sequence. */
const BEYOND_ONE_LINE = /[\p{Cc}\u2028\u2029]/u

it('T30 any text is logged completely, on one line of JSON', () => {
  const spied = vi.spyOn(console, 'log').mockImplementation(() => {})
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\n{"level":"error"}',
      '\r\n',
      '\u001b[2J',
      '\u009b31m',
      '\u2028',
      '"}\n{"',
      '\u0000',
      '\u007f',
    ),
  )
  fc.assert(
    fc.property(hostile, hostile, (message, name) => {
      spied.mockClear()
      log('warn', message, { name })
      expect(spied.mock.calls).toHaveLength(1)
      const [line] = spied.mock.calls[0] ?? []
      expect(line).not.toMatch(BEYOND_ONE_LINE)
      expect(JSON.parse(line)).toEqual({ level: 'warn', message, name })
    }),
    { numRuns: 1_000 },
  )
})

it('T30 errors go to stderr, on one line too', () => {
  const spied = vi.mocked(console.error).mockImplementation(() => {})
  log('error', 'action-failed', { reason: 'Error: first\n    at second' })
  expect(spied.mock.calls).toEqual([
    ['{"level":"error","message":"action-failed","reason":"Error: first\\n    at second"}'],
  ])
  spied.mockClear()
})
