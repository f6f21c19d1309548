import { marshall } from '@aws-sdk/util-dynamodb'
import { expect, it } from 'vitest'
import { plainItem } from './plain-item.ts'

const ITEM = {
  name: 'Sea Ray “240”',
  count: 12.5,
  active: false,
  none: null,
  tags: ['a', 'b'],
  empty: [],
  nested: { depth: { metres: 3 } },
  bytes: Uint8Array.of(0, 127, 255),
}

it('reads every type of value as the SDK writes it', () => {
  const stored: unknown = JSON.parse(
    JSON.stringify(marshall(ITEM), (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ),
  )
  const item = plainItem(stored, Object.keys(ITEM))
  expect({ ...item, bytes: Uint8Array.from(item.bytes instanceof Uint8Array ? item.bytes : []) }).toEqual(
    ITEM,
  )
})

it('returns the named fields in the given order, without missing ones', () => {
  const item = plainItem({ b: { S: '2' }, c: { S: '3' }, a: { S: '1' } }, ['a', 'b', 'missing'])
  expect(Object.entries(item)).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
})

it.each([[null], ['text'], [{ a: { X: 'unknown' } }], [{ a: 'bare' }]])('rejects %j', (stored) => {
  expect(() => plainItem(stored, ['a'])).toThrow(TypeError)
})
