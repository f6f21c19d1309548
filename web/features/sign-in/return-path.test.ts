import { describe, expect, test } from 'vitest'
import { HOME, returnPath } from './return-path.ts'

describe('after signing in the stored return path is used', () => {
  test.each([
    '/dashboard/live',
    '/dashboard/live?deviceId=SEA240&style=dark&q=a%20b',
    '/',
    `/${'a'.repeat(999)}`,
  ])('APP-3 %s is kept', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  test.each(['/login?to=/login', '', undefined, 7])('APP-3 %j leads to the dashboard', (path) => {
    expect(returnPath(path)).toBe('/dashboard')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/dashboard\\..\\x',
    '/%0d%0aSet-Cookie:%20a=b',
    '/dashboard%00',
    '/%7F',
    `/${'a'.repeat(1000)}`,
    `/${'a'.repeat(2000)}`,
  ])('T05 %j leads to the dashboard', (path) => {
    expect(returnPath(path)).toBe(HOME)
  })
})
