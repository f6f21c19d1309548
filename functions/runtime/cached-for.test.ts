import { expect, it } from 'vitest'
import { cachedFor } from './cached-for.ts'

/** A cache of a minute over a source that answers how often it has been read. */
function aCachedSource() {
  let now = 0
  let reads = 0
  const failures: Promise<number>[] = []
  const get = cachedFor(
    60_000,
    async (..._ids: string[]) => {
      reads++
      return failures.shift() ?? reads
    },
    () => now,
  )
  return {
    get,
    reads: () => reads,
    failOnce: () => void failures.push(Promise.reject(new Error('unavailable'))),
    at: (time: number) => {
      now = time
    },
  }
}

it('T43 concurrent calls read once, and the value is read again when it expires', async () => {
  const { get, at } = aCachedSource()
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1])
  at(59_999)
  expect(await get()).toBe(1)
  at(60_000)
  expect(await get()).toBe(2)
})

it('T43 a failure reaches every waiting caller and is not cached; the next value is', async () => {
  const { get, failOnce } = aCachedSource()
  failOnce()
  await expect(Promise.all([get(), get()])).rejects.toThrow('unavailable')
  expect(await get()).toBe(2)
  expect(await get()).toBe(2)
})

it('caches each combination of ids separately', async () => {
  const { get } = aCachedSource()
  expect([await get('a', 'b'), await get('a', 'c'), await get('a', 'b')]).toEqual([1, 2, 1])
})

it('is emptied when it holds more than 20,000 entries', async () => {
  const { get, reads } = aCachedSource()
  for (let id = 0; id <= 20_000; id++) await get(`${id}`)
  await get('0')
  expect(reads()).toBe(20_001)
  await get('one more')
  await get('0')
  expect(reads()).toBe(20_003)
})
