import { expect, test } from 'vitest'
import { addedTag, tagCounts } from './device-scope.tsx'

test('ALR-3 tags are trimmed, and blank and duplicate ones are ignored', () => {
  expect(addedTag(['charter'], ' north ')).toEqual(['charter', 'north'])
  expect(addedTag(['charter'], '  ')).toEqual(['charter'])
  expect(addedTag(['charter'], 'charter ')).toEqual(['charter'])
})

test('ALR-3 tags are offered by name with the number of their devices, the chosen ones too', () => {
  const devices = [{ tags: ['north', 'charter'] }, { tags: ['charter'] }, { tags: [] }]
  expect(tagCounts(devices, ['zulu', 'north'])).toEqual([
    { tag: 'charter', count: 2 },
    { tag: 'north', count: 1 },
    { tag: 'zulu', count: 0 },
  ])
})
