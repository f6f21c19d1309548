import { expect, test } from 'vitest'
import { withTag } from './use-tags.ts'

test.each([
  ['north', ['sold', 'north']],
  ['  north ', ['sold', 'north']],
  ['sold', ['sold']],
  [' sold ', ['sold']],
  ['', ['sold']],
  ['   ', ['sold']],
  ['Sold', ['sold', 'Sold']],
])('DEV-4 %j beside “sold”: trimmed, not empty, no duplicate', (typed, tags) => {
  expect(withTag(['sold'], typed)).toEqual(tags)
})
