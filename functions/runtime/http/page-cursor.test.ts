import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageCursors } from './page-cursor.ts'

const KEY = '2026-11-22T10:00:00.000Z#abc'

test('T21 a cursor opens for its own account, and neither for another account nor under another secret', () => {
  const cursors = pageCursors('secret')
  const cursor = cursors.seal('account-a', KEY)
  expect(cursors.open('account-a', cursor)).toBe(KEY)
  expect(cursors.open('account-b', cursor)).toBeNull()
  expect(pageCursors('other').open('account-a', cursor)).toBeNull()
})

test('T21 an edited cursor opens nothing', () => {
  const cursors = pageCursors('secret')
  const cursor = cursors.seal('account-a', KEY)
  fc.assert(
    fc.property(
      fc.nat(cursor.length - 1),
      fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
      (at, text) => {
        const edited = cursor.slice(0, at) + text + cursor.slice(at + 1)
        fc.pre(edited !== cursor)
        expect(cursors.open('account-a', edited)).toBeNull()
      },
    ),
  )
  expect(cursors.open('account-a', '')).toBeNull()
  expect(cursors.open('account-a', cursor.slice(0, 10))).toBeNull()
})

test('T20 no pair of account and key has the cursor of another pair', () => {
  const cursors = pageCursors('secret')
  const cursor = cursors.seal('a', 'b#c')
  for (const [account, key] of [
    ['ab', '#c'],
    ['a"', 'b#c'],
    ['a,b', '#c'],
  ] as const)
    expect(cursors.seal(account, key).slice(0, 20)).not.toBe(cursor.slice(0, 20))
})
