import { describe, expect, test } from 'vitest'
import { entriesOf } from '../entries-of.ts'
import { parseCommandText, SWITCH_TEXTS, switchSetBy } from './command-text.ts'

test('CMD-2 CMD-3 the texts of the switches are those of the specification, and have their kinds', () => {
  expect(SWITCH_TEXTS).toEqual({
    cut: 'RELAY,1#',
    restore: 'RELAY,0#',
    storeOn: 'HC,15,3600,3600#',
    storeOff: 'HC,15,60,60#',
  })
  for (const [kind, text] of entriesOf(SWITCH_TEXTS)) expect(parseCommandText(text)).toEqual({ kind, text })
})

test.each([
  ['RELAY,1#', 'cut'],
  ['RELAY,1 #', 'cut'],
  [' relay , 1 # ', 'cut'],
  ['RELAY,0 #', 'restore'],
  ['hc, 15, 3600, 3600#', 'storeOn'],
  ['HC,15,60,60#', 'storeOff'],
  ['HC,15,61,60#', null],
  ['RELAY,1', null],
  ['STATUS;RELAY,1#', null],
  ['STATUS#', null],
  ['', null],
])('CMD-2 T48 the text %j sets the switch %j, which its own dialog confirms', (text, kind) => {
  expect(switchSetBy(text)).toBe(kind)
})

describe('T48 the kind of a text', () => {
  test.each([
    ['RELAY,1#', 'cut', 'RELAY,1#'],
    [' relay,1# ', 'cut', 'RELAY,1#'],
    ['RELAY , 1#', 'cut', 'RELAY,1#'],
    ['RELAY,0#', 'restore', 'RELAY,0#'],
    ['HC,15,3600,3600#', 'storeOn', 'HC,15,3600,3600#'],
    ['hc,15,60,60#', 'storeOff', 'HC,15,60,60#'],
    ['HC,20,60,60#', 'configure', 'HC,20,60,60#'],
    ['TIMER,20#', 'configure', 'TIMER,20#'],
    ['STATUS#', 'read', 'STATUS#'],
    ['BEEP#', 'unknown', 'BEEP#'],
    ['SPEED,ON,20,100,1#', 'configure', 'SPEED,ON,20,100,1#'],
    ['STATUS;BEEP#', 'unknown', 'STATUS;BEEP#'],
    ['TIMER,20 BEEP#', 'unknown', 'TIMER,20 BEEP#'],
  ])('T48 %j is %s', (given, kind, text) => {
    expect(parseCommandText(given)).toEqual({ kind, text })
  })

  test.each([
    'RELAY,01#',
    'RELAY,2#',
    'RELAY,1,1#',
    'RE LAY,1#',
    'RELAY;1#',
    '"RELAY",1#',
    'DYD#',
    'DYD,123456#',
    'HFYD#',
    'setdigout 1#',
    'STATUS,RELAY,1#',
    'STATUS;relay,1#',
    'TIMER,20 DYD#',
    'STATUS&setdigout 1#',
  ])('T48 %j is a relay command in an unsupported spelling', (given) => {
    expect(parseCommandText(given)).toEqual({ refused: 'text-relay-spelling' })
  })

  test.each([
    'RELAY,1',
    'STATUS#RELAY,1#',
    'RELAY，1＃',
    'RELAY,1＃#',
    'RELAY,1#\r\n',
    'RELAY\t,1#',
    'RELAY,1\u0000#',
    '\nRELAY,1#',
    '#',
    '',
    `${'A'.repeat(160)}#`,
  ])('T48 %j is not one printable command', (given) => {
    expect(parseCommandText(given)).toEqual({ refused: 'text-malformed' })
  })

  test('160 characters are one command, 161 are not', () => {
    expect(parseCommandText(`${'A'.repeat(159)}#`)).toMatchObject({ kind: 'unknown' })
    expect(parseCommandText(`${'A'.repeat(160)}#`)).toEqual({ refused: 'text-malformed' })
  })

  test.each([
    'SERVER,1,evil.example,80,0#',
    'server ,1#',
    'APN,x#',
    'SOS,A,1#',
    'FACTORY#',
    'PWD,1,2#',
    'RESET#',
    '"FACTORY"#',
    '.RESET#',
    'STATUS;FACTORY#',
    'TIMER,20 RESET#',
  ])('%j, which can hijack or brick a tracker, is refused', (given) => {
    expect(parseCommandText(given)).toEqual({ refused: 'text-forbidden' })
  })

  test('a deployment may allow a forbidden keyword, and only that one', () => {
    expect(parseCommandText('APN,internet#', ['APN'])).toEqual({ kind: 'configure', text: 'APN,internet#' })
    expect(parseCommandText('APN,internet,me@web.net,pw_1#', ['APN'])).toMatchObject({ kind: 'configure' })
    expect(parseCommandText('APN,internet;RESET#', ['APN'])).toEqual({ refused: 'text-forbidden' })
    expect(parseCommandText('RESET#', ['APN'])).toEqual({ refused: 'text-forbidden' })
    expect(parseCommandText('RELAY,2#', ['RELAY'])).toEqual({ refused: 'text-relay-spelling' })
  })
})
