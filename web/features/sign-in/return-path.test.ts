import { describe, expect, test } from 'vitest'
import { HOME, returnPath } from './return-path.ts'

describe('APP-3 after signing in the stored return path is used', () => {
  test.each(['/dashboard/live', '/dashboard/live?deviceId=SEA240&style=dark', '/'])(
    'APP-3 %s is kept',
    (path) => {
      expect(returnPath(path)).toBe(path)
    },
  )
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/dashboard\\..\\x',
    '/login?to=/login',
    '',
    undefined,
    7,
  ])('APP-3 %j is not: it leaves the site or leads round', (path) => {
    expect(returnPath(path)).toBe(HOME)
  })
})
