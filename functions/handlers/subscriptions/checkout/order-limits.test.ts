import { expect, test } from 'vitest'
import { networkOf } from './order-limits.ts'

test('T84 IPv6 addresses count by the network of their subscriber, IPv4 addresses each', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('2001:db8::1')).toBe(networkOf('2001:0db8:0:0:ffff::'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'))
  expect(networkOf('::ffff:192.0.2.1')).not.toBe(networkOf('::ffff:192.0.2.2'))
})
