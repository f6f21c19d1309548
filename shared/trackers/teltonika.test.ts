import { describe, expect, it, test } from 'vitest'
import { aPosition } from '../../test/make/tracking/a-position.ts'
import type { CommandKind } from '../commands/command.ts'
import { parseCommandText } from '../commands/command-text.ts'
import { invalidFixFlag } from '../tracking/judging/invalid-fix.ts'
import { decode } from './decode.ts'
import { encodeCommand } from './dialects.ts'

const RECEIVED = Date.UTC(2026, 5, 1, 12)
const FIX = { ts: RECEIVED - 5_000, latlng: '55.661378,12.584098' }
const decoded = (body: unknown) =>
  decode('teltonika', new TextEncoder().encode(JSON.stringify(body)), RECEIVED)
const record = (fields: object) => decoded({ state: { reported: { ...FIX, ...fields } } })
const position = (fields: object) => record(fields).positions[0]
const reasons = (body: unknown) => decoded(body).problems.map(({ reason }) => reason)

describe('the Teltonika dialect', () => {
  it('decodes the record of the wiki', () => {
    const reported = {
      ts: RECEIVED - 5_000,
      pr: 0,
      latlng: '55.661378,12.584098',
      alt: 12,
      ang: 270,
      sat: 9,
      sp: 47,
      evt: 240,
      239: 1,
      240: 0,
    }
    expect(decoded({ state: { reported } })).toEqual({
      positions: [
        aPosition({
          recordedAt: RECEIVED - 5_000,
          receivedAt: RECEIVED,
          lat: 55.661378,
          lng: 12.584098,
          speedKmh: 47,
          course: 270,
          altitudeM: 12,
          satellites: 9,
          ignition: true,
        }),
      ],
      problems: [],
      ignored: null,
      answer: null,
      lastWill: false,
      claimedTrackerId: null,
    })
  })

  it('scales the raw values of AVL ids', () => {
    const values = { 16: 123_456, 21: 4, 66: 12_710, 113: 87, 179: 1, 181: 14, 182: 9, 239: 0 }
    expect(position(values)).toMatchObject({
      odometerKm: 123.46,
      cellular: 25,
      batteryVolts: 12.71,
      batteryPercent: 87,
      relayCut: true,
      hdop: 0.9,
      ignition: false,
    })
    expect(position({ 181: 14, 24: 30 })).toMatchObject({ hdop: 1.4, speedKmh: 30 })
    expect([0, 5].map((level) => position({ 21: level })?.cellular)).toEqual([0, 31])
    expect(position({ 179: 0 })?.relayCut).toBe(false)
  })

  it.each([
    [
      { 1: 1, 2: 0, 4: 1 },
      { din1: true, din2: false, din4: true },
    ],
    // 4 counts pulses in units with three inputs
    [{ 3: 1, 4: 17 }, { din3: true }],
    [
      { 9: 12_640, 6: 12_910 },
      { ain1: 12.64, ain2: 12.91 },
    ],
    [{ 9: 65_535 }, undefined],
    [{ 10: 12_910 }, { ain2: 12.91 }],
    // 10 is whether there is an SD card in units with one analog input
    [{ 10: 1 }, undefined],
    [{ 6: 12_640, 10: 12_910 }, { ain2: 12.64 }],
    [{ 239: 1 }, undefined],
  ])('LIV-7 reads the inputs of %j as %j', (values, inputs) => {
    expect(position(values)?.inputs).toEqual(inputs)
  })

  it('T70 decodes the values for no measurement as unknown', () => {
    expect(position({ 16: 4_294_967_295, 21: 6, 66: 65_535, 113: 255, 182: 65_535, 181: 0 })).toMatchObject({
      odometerKm: null,
      cellular: null,
      batteryVolts: null,
      batteryPercent: null,
      hdop: null,
    })
    expect(position({ 66: 65_535 })?.batteryVolts).toBeNull()
    expect(position({ 66: 65_534 })?.batteryVolts).toBe(65.53)
    // The tracker's own battery is not the vehicle's.
    expect(position({ 67: 4_100 })?.batteryVolts).toBeNull()
    expect(position({ sat: 255, ang: 65_535, sp: 65_535, alt: -32_768 })).toMatchObject({
      satellites: null,
      course: null,
      speedKmh: null,
      altitudeM: null,
    })
    expect(position({ 180: 1 })?.relayCut).toBeNull()
  })

  it('T70 decodes a record without a fix, which is unusable', () => {
    const lost = [position({ latlng: '0.000000,0.000000', 66: 12_500 }), position({ sat: 0 })]
    for (const one of lost) expect(one && invalidFixFlag(one)).toBe('noFix')
    expect(lost[0]?.batteryVolts).toBe(12.5)
  })

  test.each([
    [{ evt: 246, 246: 1 }, ['towing']],
    [{ evt: 246, 246: 0 }, []],
    [{ evt: 247, 247: 3 }, ['collision']],
    [{ evt: 249, 249: 1 }, ['jamming']],
    [{ evt: 251, 251: 1 }, ['idling']],
    [{ evt: 252, 252: 1 }, ['unplugged']],
    [{ evt: 236, 236: 1 }, ['alarm']],
    [{ evt: 175, 175: 0 }, ['geofence']],
    [{ evt: 253, 253: 1 }, ['rapidAcceleration']],
    [{ evt: 253, 253: 2 }, ['rapidDeceleration']],
    [{ evt: 253, 253: 3 }, ['sharpTurn']],
    [{ evt: 253, 253: 4 }, []],
    [{ evt: 239, 239: 1 }, []],
    [{ evt: 0, 252: 1 }, []],
    [{ 252: 1 }, []],
  ])('the event of a record is its cause only: %j', (fields, events) => {
    expect(position(fields)?.events).toEqual(events)
  })

  test.each([
    [{ evt: 253, 253: 1, 254: 42 }, 0.42],
    [{ evt: 253, 253: 2, 254: 123 }, 1.23],
    // The strength of a turn is an angle.
    [{ evt: 253, 253: 3, 254: 42 }, null],
    [{ evt: 239, 253: 2, 254: 123 }, null],
    [{ 17: 0, 18: 0, 19: 1_000 }, 0],
    [{ 17: -3_000, 18: 0, 19: 4_000 }, 4],
    [{ 17: 300, 18: -300, 19: 200 }, 0.53],
    [{ 17: 0, 18: 0 }, null],
  ])(
    'ALR-2 the acceleration of a record is the strength of its event, or what gravity does not explain: %j',
    (fields, gForce) => {
      expect(position(fields)?.gForce).toBe(gForce)
    },
  )

  it('reports what is missing or unreadable', () => {
    expect(reasons({})).toEqual(['reported-missing'])
    expect(reasons({ state: { reported: [] } })).toEqual(['reported-missing'])
    expect(reasons([FIX])).toEqual(['not-an-object'])
    expect(reasons({ state: { reported: { latlng: FIX.latlng } } })).toEqual(['ts-missing'])
    expect(reasons({ state: { reported: { ...FIX, ts: 'now' } } })).toEqual(['ts-unreadable'])
    expect(reasons({ state: { reported: { ts: FIX.ts } } })).toEqual(['latlng-missing'])
    for (const latlng of ['55.6', '55.6,12.5,0', '55.6,east', ',', 55.6])
      expect(reasons({ state: { reported: { ...FIX, latlng } } })).toEqual(['latlng-unreadable'])
  })

  it('CMD-5 decodes RSP as the answer to a command', () => {
    expect(decoded({ RSP: 'DOUT1:1 Timeout:INFINITY' })).toEqual({
      positions: [],
      problems: [],
      ignored: null,
      answer: 'DOUT1:1 Timeout:INFINITY',
      lastWill: false,
      claimedTrackerId: null,
    })
    expect(reasons({ RSP: '' })).toEqual(['reported-missing'])
  })
})

describe('T48 a command to a Teltonika tracker', () => {
  const sent = (given: string) => {
    const read = parseCommandText(given)
    return 'refused' in read
      ? read.refused
      : (encodeCommand('teltonika', 'SEA240', { ...read, commandId: 'c1', expiresAt: 0 })?.payload ?? null)
  }

  test.each([
    ['RELAY,1#', '{"CMD":"setdigout 1"}'],
    [' relay,0# ', '{"CMD":"setdigout 0"}'],
    ['STATUS#', '{"CMD":"getinfo"}'],
    ['where#', '{"CMD":"getgps"}'],
    ['getver#', '{"CMD":"getver"}'],
    ['TIMER,20#', null],
    ['HC,15,3600,3600#', null],
    ['getparam 2004#', null],
    ['setparam 2004:evil.example#', null],
    ['setdigout 1#', 'text-relay-spelling'],
    ['SETDIGOUT 11#', 'text-relay-spelling'],
    ['set digout 1#', 'text-relay-spelling'],
    ['getinfo;setdigout 1#', 'text-relay-spelling'],
    ['getinfo setdigout 1#', 'text-relay-spelling'],
  ])('T48 %j is %j', (given, expected) => {
    expect(sent(given)).toBe(expected)
  })

  test('T48 of any other kind never switches an output, whatever its text', () => {
    const kinds: CommandKind[] = ['storeOn', 'storeOff', 'read', 'configure', 'unknown']
    for (const kind of kinds)
      for (const text of ['setdigout 1', 'setdigout 1#', 'SETDIGOUT 1#', 'RELAY,1#', 'STATUS#setdigout 1#'])
        expect(encodeCommand('teltonika', 'SEA240', { kind, text, commandId: 'c1', expiresAt: 0 })).toBeNull()
  })
})
