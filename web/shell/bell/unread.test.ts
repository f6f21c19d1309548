import { expect, test } from 'vitest'
import { isUnread } from './unread.ts'

const at = (timestamp: string) => ({ timestamp })

test('GEO-3 an event is unread if it is newer than the last opening of the bell', () => {
  const isNew = isUnread('2026-11-21T12:00:00.000Z')
  expect(isNew(at('2026-11-21T12:00:00.000Z'))).toBe(false)
  expect(isNew(at('2026-11-21T12:00:00.001Z'))).toBe(true)
  expect(isUnread(null)(at('2020-01-01T00:00:00.000Z'))).toBe(true)
})
