import { expect, it } from 'vitest'
import { addressLimit } from './address-limit.ts'

function aLimit(burst: number, perSecond: number) {
  let now = 1_000_000
  const limit = addressLimit({ burst, perSecond, now: () => now })
  return {
    take: (address = 'a') => limit.take(address),
    pass: (ms: number) => {
      now += ms
    },
  }
}

it('T37 allows a burst, and then returns how long to wait', () => {
  const { take } = aLimit(3, 1)
  expect([take(), take(), take(), take(), take()]).toEqual([0, 0, 0, 1, 1])
  expect(aLimit(1, 0.1).take()).toBe(0)
})

it('T37 the returned wait is exactly enough', () => {
  const { take, pass } = aLimit(1, 0.1)
  take()
  expect(take()).toBe(10)
  pass(9_999)
  expect(take()).toBe(1)
  pass(1)
  expect(take()).toBe(0)
  expect(take()).toBe(10)
})

it('T37 refills to the burst at most, and separately for each address', () => {
  const { take, pass } = aLimit(2, 5)
  take()
  pass(3_600_000)
  expect([take(), take(), take()]).toEqual([0, 0, 1])
  expect(take('b')).toBe(0)
})

it('T37 neither requests during the wait nor a clock that is set back make the wait longer', () => {
  const { take, pass } = aLimit(1, 1)
  take()
  for (let count = 0; count < 100; count++) take()
  pass(-60_000)
  expect(take()).toBe(1)
  pass(1_000)
  expect(take()).toBe(0)
})

it('T37 holds ten thousand addresses, and evicts the one with the oldest request', () => {
  const { take } = aLimit(1, 0.001)
  take('first')
  for (let address = 0; address < 9_999; address++) take(`${address}`)
  expect(take('first')).toBeGreaterThan(0)
  take('one more')
  expect(take('first')).toBeGreaterThan(0)
  expect(take('0')).toBe(0)
})

it('T37 counts IPv6 addresses by their first 64 bits: a subscriber has that many and more', () => {
  const { take } = aLimit(1, 0.001)
  const isFree = (address: string) => take(address) === 0
  expect(isFree('2001:db8:0:7::1')).toBe(true)
  expect(isFree('2001:0DB8::7:0:0:0:2')).toBe(false)
  expect(isFree('2001:db8:0:7:ffff:ffff:ffff:ffff')).toBe(false)
  expect(isFree('2001:db8:0:8::1')).toBe(true)
  expect(isFree('::1')).toBe(true)
  expect(isFree('::2')).toBe(false)
  expect(isFree('203.0.113.1')).toBe(true)
  expect(isFree('203.0.113.2')).toBe(true)
  expect(isFree('::ffff:203.0.113.2')).toBe(false)
})
