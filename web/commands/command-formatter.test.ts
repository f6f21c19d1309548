import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { Preferences } from '../../shared/account/preferences.ts'
import { CommandReason, CommandState } from '../../shared/commands/command.ts'
import { appTexts as en } from '../i18n/en/app.ts'
import { aCommand } from '../make/a-command.ts'
import { createUnitTexts } from '../ui/units/unit-texts.ts'
import { commandFormatter } from './command-formatter.ts'

const texts = i18next.createInstance()
beforeAll(async () => {
  const interpolation = { escapeValue: false }
  await texts.init({ lng: 'en', resources: { en: { translation: en } }, interpolation })
})
const format = (units: Preferences['units'] = 'km') => commandFormatter(texts.t, createUnitTexts(units, 'en'))
const plain = (text: string | null) => text?.replaceAll('\u202f', ' ')

test('CMD-2 CMD-3 a switch has a name, any other kind of command is shown as its text', () => {
  expect(format().nameText(aCommand({ kind: 'cut' }))).toBe('Cut relay')
  expect(format().nameText(aCommand({ kind: 'storeOff' }))).toBe('Storage mode off')
  expect(format().nameText(aCommand({ kind: 'configure', text: 'TIMER,30#' }))).toBe('TIMER,30#')
})

test('CMD-2 a held cut shows its speed and the limit in the units of the user', () => {
  const held = aCommand({ state: 'held', reason: 'speed', speedKmh: 60 })
  expect(plain(format().detailText(held))).toBe('Too fast at 60 km/h. The speed must be below 20 km/h.')
  expect(plain(format('miles').detailText(held))).toBe('Too fast at 37 mph. The speed must be below 12 mph.')
  expect(plain(format('nautical').detailText(held))).toBe('Too fast at 32 kn. The speed must be below 10 kn.')
})

test.each([
  [119, '119 s'],
  [120, '2 min'],
  [7199, '119 min'],
  [7200, '2 h'],
])('CMD-2 a position of %d s is %s old', (fixAgeSeconds, age) => {
  expect(plain(format().detailText(aCommand({ state: 'held', reason: 'fixAge', fixAgeSeconds })))).toBe(
    `The latest position is ${age} old. It must be at most 60 s old.`,
  )
})

test('CMD-2 every state of a command is explained, and the answer of the tracker is quoted', () => {
  for (const state of CommandState.options) {
    const reason = state === 'held' || state === 'expired' || state === 'refused' ? 'tracker-refused' : null
    expect(format().detailText(aCommand({ state, reason, answer: 'OK' })), state).toMatch(/\w+ .+\.$/)
  }
  expect(format().detailText(aCommand({ state: 'answered', answer: '<b>OK</b>' }))).toContain('“<b>OK</b>”')
})

test('CMD-2 every reason is a complete sentence with its limits', () => {
  for (const reason of CommandReason.options) {
    const text = format().detailText(aCommand({ state: 'refused', reason, answer: 'OK' }))
    expect(text, reason).toMatch(/^[A-Z\d].+\.$/)
    expect(text, reason).not.toContain('{{')
  }
})

test('CMD-2 a command that a later one replaced is superseded, not refused', () => {
  expect(format().stateText(aCommand({ state: 'refused', reason: 'superseded' }))).toBe('Replaced')
  expect(format().stateText(aCommand({ state: 'refused', reason: 'tracker-refused' }))).toBe('Refused')
  expect(format().stateText(aCommand({ state: 'proved' }))).toBe('Confirmed by the tracker')
})

test('CMD-2 the speed and fix age of the interlock are shown if there was a position', () => {
  expect(plain(format().interlockText(aCommand({ speedKmh: 60, fixAgeSeconds: 3 })))).toBe(
    '60 km/h, position 3 s old',
  )
  expect(plain(format().interlockText(aCommand({ speedKmh: null, fixAgeSeconds: 3 })))).toBe(
    '–, position 3 s old',
  )
  expect(format().interlockText(aCommand({ fixAgeSeconds: null }))).toBeNull()
})
