import { expect, test } from 'vitest'
import { passwordFaults } from './password-faults.ts'

test.each([
  ['Long-enough-2026', []],
  ['Aa34567890', []],
  ['Aa3456789', ['length']],
  ['AA34567890', ['lowercase']],
  ['aa34567890', ['uppercase']],
  ['Aaaaaaaaaa', ['digit']],
  ['ÄÖ12345678', ['lowercase', 'uppercase']],
  ['', ['length', 'lowercase', 'uppercase', 'digit']],
])('APP-2 the password "%s" breaks the rules %j', (password, faults) => {
  expect(passwordFaults(password)).toEqual(faults)
})
