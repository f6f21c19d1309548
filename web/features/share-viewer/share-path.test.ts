import { expect, it } from 'vitest'
import { shareTokenIn } from './share-path.ts'

it.each([
  ['/share/1abcDEF-_0', '1abcDEF-_0'],
  ['/share/1abc/', '1abc'],
  ['/share/', null],
  ['/share', null],
  ['/shares', null],
  ['/share/1abc/location', null],
  ['/dashboard/share/1abc', null],
  ['/', null],
])('SHR-3 %s opens the link %j', (pathname, token) => {
  expect(shareTokenIn(pathname)).toBe(token)
})
