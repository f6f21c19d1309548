import { describe, expect, it } from 'vitest'
import { decode } from './decode.ts'
import type { Dialect } from './dialects.ts'

const RECEIVED = Date.UTC(2026, 5, 1, 12)
const FIX_SECONDS = Date.UTC(2026, 5, 1, 11, 59) / 1000
const decoded = (dialect: Dialect, body: unknown) =>
  decode(dialect, new TextEncoder().encode(JSON.stringify(body)), RECEIVED)
const only = (dialect: Dialect, body: unknown) => decoded(dialect, body).positions[0]
const reasons = (dialect: Dialect, body: unknown) =>
  decoded(dialect, body).problems.map(({ reason }) => reason)

describe('Meshtastic', () => {
  const PAYLOAD = { latitude_i: 257_745_000, longitude_i: -801_712_000, time: FIX_SECONDS }
  const PACKET = {
    channel: 0,
    from: 0x0e_fe_b2_c8,
    sender: '!0efeb2c8',
    type: 'position',
    timestamp: FIX_SECONDS + 2,
    payload: PAYLOAD,
  }

  it('sends integers of 1e-7 degrees, km/h, tracks of 1e-5 degrees and hundredths', () => {
    const payload = {
      ...PAYLOAD,
      altitude: 12,
      ground_speed: 31,
      ground_track: 9_150_000,
      sats_in_view: 9,
      PDOP: 152,
      precision_bits: 32,
    }
    expect(only('meshtastic', { ...PACKET, payload })).toMatchObject({
      recordedAt: FIX_SECONDS * 1000,
      lat: 25.7745,
      lng: -80.1712,
      altitudeM: 12,
      speedKmh: 31,
      course: 91.5,
      satellites: 9,
      hdop: 1.5,
      accuracyM: null,
    })
  })

  it('takes the time of the packet, then that of the receipt, where a node knows none', () => {
    const { time: _, ...payload } = PAYLOAD
    expect(only('meshtastic', { ...PACKET, payload })?.recordedAt).toBe((FIX_SECONDS + 2) * 1000)
    expect(only('meshtastic', { ...PACKET, timestamp: undefined, payload })?.recordedAt).toBe(RECEIVED)
  })

  it.each([
    [13, 2_915],
    [16, 364],
    [31, 0],
  ])('of a channel with %i bits is off by up to %i m', (bits, metres) => {
    const payload = { ...PAYLOAD, precision_bits: bits }
    expect(Math.round(only('meshtastic', { ...PACKET, payload })?.accuracyM ?? Number.NaN)).toBe(metres)
  })

  it('counts as contact with another node’s packet, and with a packet of another type', () => {
    for (const packet of [
      { ...PACKET, from: 1 },
      { ...PACKET, type: 'telemetry' },
    ])
      expect(decoded('meshtastic', packet)).toMatchObject({ positions: [], problems: [] })
  })

  it('says what is missing', () => {
    expect(reasons('meshtastic', [])).toEqual(['not-an-object'])
    expect(reasons('meshtastic', {})).toEqual(['position-missing'])
    expect(reasons('meshtastic', { ...PACKET, payload: 'x' })).toEqual(['position-missing'])
    expect(reasons('meshtastic', { ...PACKET, payload: { time: FIX_SECONDS } })).toEqual(['lat-missing'])
  })
})

describe('Home Assistant', () => {
  const ATTRIBUTES = { latitude: 25.7745, longitude: -80.1712, gps_accuracy: 12 }

  it('sends metres and percent, without a time', () => {
    expect(
      only('homeassistant', { ...ATTRIBUTES, battery_level: 81, speed: 10, course: 90, altitude: 3 }),
    ).toMatchObject({
      recordedAt: RECEIVED,
      lat: 25.7745,
      lng: -80.1712,
      accuracyM: 12,
      batteryPercent: 81,
      speedKmh: 36,
      course: 90,
      altitudeM: 3,
    })
  })

  it('may add a time', () => {
    expect(only('homeassistant', { ...ATTRIBUTES, timestamp: FIX_SECONDS })?.recordedAt).toBe(
      FIX_SECONDS * 1000,
    )
  })

  it('says what is missing', () => {
    expect(reasons('homeassistant', 'home')).toEqual(['not-an-object'])
    expect(reasons('homeassistant', { battery_level: 81 })).toEqual(['position-missing'])
    expect(reasons('homeassistant', { latitude: 25 })).toEqual(['lon-missing'])
    expect(reasons('homeassistant', { ...ATTRIBUTES, latitude: 'x' })).toEqual(['lat-not-a-number'])
  })
})
