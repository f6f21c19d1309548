import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { CommandState } from '../../shared/commands/command.ts'
import { en } from '../i18n/en.ts'
import { aCommand } from '../make/a-command.ts'
import { unitTexts } from '../ui/units.tsx'
import { commandFormatter } from './command-formatter.ts'

const texts = i18next.createInstance()
beforeAll(async () => {
  const interpolation = { escapeValue: false }
  await texts.init({ lng: 'en', resources: { en: { translation: en } }, interpolation })
})
const words = (units: 'km' | 'miles' = 'km') => commandFormatter(texts.t, unitTexts(units))
const plain = (text: string | null) => text?.replaceAll('\u202f', ' ')

test('CMD-2 CMD-3 a switch has a name in words, any other command is its text', () => {
  expect(words().nameText('RELAY,1#')).toBe('Cut relay')
  expect(words().nameText('HC,15,60,60#')).toBe('Storage mode off')
  expect(words().nameText('STATUS#')).toBe('STATUS#')
})

test('CMD-2 a held cut says its speed and the limit, in the units of the user', () => {
  const held = aCommand({ state: 'held', reason: 'speed', speedKmh: 60 })
  expect(plain(words().whyText(held))).toBe('It moves at 60 km/h and must be below 20 km/h.')
  expect(plain(words('miles').whyText(held))).toBe('It moves at 37 mph and must be below 12 mph.')
})

test.each([
  [119, '119 s'],
  [120, '2 min'],
  [7199, '119 min'],
  [7200, '2 h'],
])('CMD-2 a position of %d s is %s old', (fixAgeSeconds, age) => {
  expect(plain(words().whyText(aCommand({ state: 'held', reason: 'fixAge', fixAgeSeconds })))).toContain(
    `is ${age} old`,
  )
})

test('CMD-2 every state of a command says something, and what the unit said is quoted', () => {
  for (const state of CommandState.options) {
    const reason = state === 'held' || state === 'expired' || state === 'refused' ? 'unit' : null
    expect(words().whyText(aCommand({ state, reason, answer: 'OK' })), state).toMatch(/\w+ .+\.$/)
  }
  expect(words().whyText(aCommand({ state: 'answered', answer: '<b>OK</b>' }))).toContain('“<b>OK</b>”')
})

test('CMD-2 what the gate saw is told where it saw a position', () => {
  expect(plain(words().seenText(aCommand({ speedKmh: 60, fixAgeSeconds: 3 })))).toBe(
    '60 km/h, position 3 s old',
  )
  expect(plain(words().seenText(aCommand({ speedKmh: null, fixAgeSeconds: 3 })))).toBe('–, position 3 s old')
  expect(words().seenText(aCommand({ fixAgeSeconds: null }))).toBeNull()
})
