import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Condition } from '../../../../shared/rules/condition.ts'
import type { Action } from '../../../../shared/rules/rule.ts'
import { appTexts as en } from '../../../i18n/en/app.ts'
import { createUnitTexts } from '../../../ui/units/unit-texts.ts'
import { ruleSentence } from './rule-sentence.ts'
import { whoText } from './who-text.ts'

const texts = i18next.createInstance()
beforeAll(() =>
  texts.init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } }),
)

const SPEED: Condition = { type: 'speed', operator: 'above', value: 48.2803 }
const NIGHT: Condition = {
  type: 'timeRange',
  timeStart: '22:00',
  timeEnd: '06:00',
  timezone: 'America/New_York',
}
const EMAIL: Action = { type: 'email', target: '' }
const PUSH: Action = { type: 'push' }
const RELAY: Action = { type: 'relay', relayState: 'off' }

const writing = (isOwner = true) => ({
  t: texts.t,
  isOwner,
  units: createUnitTexts('miles', 'en'),
  gText: (g: number) => `${g} g`,
  depthText: (metres: number) => `${metres} m`,
  minutesText: (minutes: number) => `${minutes} min`,
  timeOfDayText: (time: string) => time,
  geofenceName: (id: string) => (id === 'g1' ? 'Marina' : null),
})
const said = (conditions: Condition[], actions: Action[], shown?: number) =>
  ruleSentence({ conditions, actions }, 'any boat', writing(), shown).replaceAll('\u202f', ' ')

describe('ALR-1 a rule reads as a sentence', () => {
  test('ALR-1 that says to a member whose address and phone it means', () => {
    const rule = { conditions: [SPEED], actions: [EMAIL, { type: 'sms' as const, target: '' as const }] }
    const read = (isOwner: boolean) =>
      ruleSentence(rule, 'any boat', writing(isOwner)).replaceAll('\u202f', ' ')
    expect(read(true)).toBe('When any boat exceeds 30 mph, email me and text me.')
    expect(read(false)).toBe('When any boat exceeds 30 mph, email the owner and text the owner.')
  })

  test.each<[Condition[], Action[], string]>([
    [
      [SPEED, NIGHT],
      [EMAIL, PUSH],
      'When any boat exceeds 30 mph between 22:00 and 06:00 Eastern, email me and send a push.',
    ],
    [
      [NIGHT, { type: 'movement', operator: 'start' }],
      [RELAY],
      'When any boat starts moving between 22:00 and 06:00 Eastern, cut its relay.',
    ],
    [[NIGHT], [PUSH], 'When it is between 22:00 and 06:00 Eastern, for any boat, send a push.'],
    [
      [{ type: 'battery', operator: 'between', value: 11, valueTo: 12.2 }],
      [{ type: 'sms', target: '+13055550123' }],
      'When any boat has a battery between 11.0 V and 12.2 V, text +13055550123.',
    ],
    [
      [{ type: 'outsideGeofence', geofenceId: 'g1' }],
      [{ type: 'webhook', target: 'https://hooks.example.com/a' }],
      'When any boat is outside Marina, call hooks.example.com.',
    ],
    [
      [{ type: 'insideGeofence', geofenceId: 'deleted' }],
      [{ type: 'log' }],
      'When any boat is in a deleted geofence, list the event.',
    ],
    [
      [{ type: 'signalStrength', signalType: 'lte', operator: 'below', value: 20 }],
      [EMAIL],
      'When any boat has a mobile signal below 20 %, email me.',
    ],
    [
      [{ type: 'mileage', operator: 'exceeds', value: 16_093.44 }],
      [EMAIL],
      'When any boat passes 10,000 mi, email me.',
    ],
  ])('ALR-1 %j', (conditions, actions, sentence) => expect(said(conditions, actions)).toBe(sentence))

  test('ALR-1 a card says two conditions and two actions, and how many more there are', () => {
    const idle: Condition = { type: 'idleFor', value: 10 }
    expect(said([SPEED, idle], [EMAIL, PUSH], 2)).toBe(
      'When any boat exceeds 30 mph and idles for 10 min, email me and send a push.',
    )
    expect(said([SPEED, idle, NIGHT], [EMAIL, PUSH, RELAY], 2)).toBe(
      'When any boat exceeds 30 mph and idles for 10 min +1 more, email me and send a push +1 more.',
    )
  })
})

describe('ALR-1 whom a rule watches', () => {
  const device = (deviceId: string, deviceType: string, ...tags: string[]) => ({
    deviceId,
    deviceName: `Name of ${deviceId}`,
    deviceType,
    tags,
  })
  const fleet = [device('A', 'boat', 'charter'), device('B', 'boat', 'charter', 'north'), device('C', 'car')]
  const who = (deviceId: string, tags: string[] = [], devices = fleet) =>
    whoText({ deviceId, tags }, devices, { t: texts.t, language: 'en' })

  test('ALR-1 is named by what the devices have in common', () => {
    expect(who('ALL_DEVICES')).toBe('any device')
    expect(who('ALL_DEVICES', [], fleet.slice(0, 2))).toBe('any boat')
    expect(who('TAG_BASED', ['charter'])).toBe('any boat tagged charter')
    expect(who('TAG_BASED', ['north', 'south'])).toBe('any boat tagged north or south')
    expect(who('TAG_BASED', ['none'])).toBe('any device tagged none')
    expect(who('C')).toBe('Name of C')
    expect(who('D')).toBe('a deleted device')
  })
})
