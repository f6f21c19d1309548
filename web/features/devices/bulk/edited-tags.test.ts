import { expect, test } from 'vitest'
import { editedTags } from './edited-tags.ts'

test.each([
  [['a'], { added: ['b'], removed: [] }, ['a', 'b']],
  [['a', 'b'], { added: ['c'], removed: ['a'] }, ['b', 'c']],
  [['a'], { added: ['a'], removed: [] }, null],
  [['a'], { added: [], removed: ['b'] }, null],
  [['a'], { added: ['b'], removed: ['b'] }, null],
  [[], { added: [], removed: [] }, null],
])('DEV-4 %j with %j', (tags, change, expected) => {
  expect(editedTags(tags, change)).toEqual(expected)
})
