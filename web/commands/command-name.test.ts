import { expect, test } from 'vitest'
import { SWITCH_TEXTS, switchOf } from './command-name.ts'

test('CMD-2 CMD-3 the texts of the switches are those of the specification, and map back to the switches', () => {
  expect(SWITCH_TEXTS).toEqual({
    cut: 'RELAY,1#',
    restore: 'RELAY,0#',
    storeOn: 'HC,15,3600,3600#',
    storeOff: 'HC,15,60,60#',
  })
  for (const [name, text] of Object.entries(SWITCH_TEXTS)) expect(switchOf(text)).toBe(name)
})
test('CMD-1 any other text is no switch', () => {
  for (const text of ['STATUS#', 'HC,15,30,30#', 'SERVER,1,evil#', 'RELAY,2#', ''])
    expect(switchOf(text)).toBeNull()
})
