import { expect, it } from 'vitest'
import { PUBLISHES_PER_SECOND, publishRate } from './publish-rate.ts'

const NOW = 1_000_000

it('T72 a burst of a hundred publishes passes, and the next ones are spaced by 10 ms', () => {
  const waitFor = publishRate()
  const first = Array.from({ length: PUBLISHES_PER_SECOND }, () => waitFor(NOW))
  expect(first.every((wait) => wait === 0)).toBe(true)
  expect([waitFor(NOW), waitFor(NOW), waitFor(NOW)]).toEqual([10, 20, 30])
})

it('T72 an idle connection may burst a second’s worth again, and no more however long it was idle', () => {
  const waitFor = publishRate()
  for (let sent = 0; sent < 1_000; sent++) waitFor(NOW)
  expect(waitFor(NOW)).toBeGreaterThan(9_000)
  const later = NOW + 3_600_000
  const again = Array.from({ length: PUBLISHES_PER_SECOND + 1 }, () => waitFor(later))
  expect(again.filter((wait) => wait === 0)).toHaveLength(PUBLISHES_PER_SECOND)
})

it('T72 a connection within the limit never waits', () => {
  const waitFor = publishRate()
  for (let sent = 0; sent < 1_000; sent++) expect(waitFor(NOW + sent * 10)).toBe(0)
})
