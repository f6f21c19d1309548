import { expect, it } from 'vitest'
import { selectedParts, unknownNames } from './select-parts.ts'

const PARTS = { 'start-run': 1, 'start-pages': 2, list: 3, map: 4 }

it('OPS the bench selects parts by their name or by that of their group, and all of them without a name', () => {
  expect(selectedParts(PARTS, [])).toEqual(PARTS)
  expect(selectedParts(PARTS, ['map'])).toEqual({ map: 4 })
  expect(selectedParts(PARTS, ['start', 'list'])).toEqual({ 'start-run': 1, 'start-pages': 2, list: 3 })
  expect(unknownNames(PARTS, ['list', 'start', 'start-', 'star'])).toEqual(['start-', 'star'])
})
