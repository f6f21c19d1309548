import { expect, it } from 'vitest'
import { rateLimit } from './rate-limit.ts'

function aLimit() {
  const clock = { now: 0 }
  const may = rateLimit(() => clock.now)
  const burst = (sender: string, perSecond: number, count: number) =>
    Array.from({ length: count }, () => may(sender, perSecond)).filter(Boolean).length
  return { clock, may, burst }
}

it('T32 a sender has what two seconds allow at once, and then so many a second', () => {
  const { clock, burst } = aLimit()
  expect(burst('a', 10, 100)).toBe(20)
  clock.now = 1_000
  expect(burst('a', 10, 100)).toBe(10)
  clock.now = 60_000
  expect(burst('a', 10, 100)).toBe(20)
})

it('T32 one request is allowed exactly when it has been earned', () => {
  const { clock, may, burst } = aLimit()
  burst('a', 10, 20)
  clock.now = 99
  expect(may('a', 10)).toBe(false)
  clock.now = 100
  expect(may('a', 10)).toBe(true)
  expect(may('a', 10)).toBe(false)
})

it('T32 senders do not share a limit, a clock that goes back gives nothing away, and a higher limit counts at once', () => {
  const { clock, may, burst } = aLimit()
  clock.now = 10_000
  burst('a', 10, 20)
  expect(may('b', 10)).toBe(true)
  clock.now = 0
  expect(may('a', 10)).toBe(false)
  clock.now = 1_000
  expect(burst('a', 50, 100)).toBe(50)
})
