import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../shared/time.ts'
import { newSession } from './begin-session.ts'
import { platformOf } from './platform.ts'
import { isSessionValid, type Platform } from './session-record.ts'

const NOW = 1_800_000_000_000

describe('APP-9 a session', () => {
  test.each<[Platform, boolean]>([
    ['desktop', false],
    ['ios', true],
    ['android', true],
    ['mobile', true],
  ])('APP-9 on %s is marked persistent: %s', (platform, persistent) => {
    expect(newSession(platform, NOW)).toEqual({
      timestamp: NOW,
      persistent,
      platform,
      expiresAt: NOW + 90 * DAY_MS,
    })
  })

  test.each<[Platform, number, boolean]>([
    ['desktop', 30 * DAY_MS - 1, true],
    ['desktop', 30 * DAY_MS, false],
    ['android', 30 * DAY_MS, true],
    ['android', 90 * DAY_MS - 1, true],
    ['android', 90 * DAY_MS, false],
  ])('APP-9 on %s after %d ms without activity is valid: %s', (platform, inactiveMs, valid) => {
    expect(isSessionValid(newSession(platform, NOW), NOW + inactiveMs)).toBe(valid)
  })

  test('APP-9 with daily activity is valid for 90 days and no longer', () => {
    const session = { ...newSession('desktop', NOW), timestamp: NOW + 89 * DAY_MS }
    expect(isSessionValid(session, NOW + 90 * DAY_MS - 1)).toBe(true)
    expect(isSessionValid(session, NOW + 90 * DAY_MS)).toBe(false)
  })
})

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'
test.each<[string, number, Platform]>([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
  [MAC, 5, 'ios'],
  [MAC, 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', 5, 'android'],
  ['Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 KAIOS/3.0', 1, 'mobile'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 10, 'desktop'],
])('APP-9 %s with %d touch points is %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})
