import { roundedCoordinate } from '../tracking/packing/resolution.ts'
import { TRACKER } from '../tracking/topics.ts'
import { type Decoded, NOTHING_DECODED, unreadable } from './decoded.ts'
import type { OutgoingCommand, TrackerDialect } from './dialect.ts'
import { fixTimeOf } from './fix-time.ts'
import { fieldReader, isObject } from './spellings.ts'
import { TELTONIKA_IGNITION, TELTONIKA_RELAY, teltonikaEvents, teltonikaMeasured } from './teltonika-ids.ts'
import { booleanOf, measuredValue, numberOf, textOf } from './values.ts'

/** What the unit is set up with. */
export const TELTONIKA_DATA = `teltonika/${TRACKER}/data`
export const TELTONIKA_COMMANDS = `teltonika/${TRACKER}/commands`

/**
 * Teltonika's Codec JSON over MQTT (wiki.teltonika-gps.com, Codec JSON): one record in `state.reported`, its AVL
 * ids with raw values. What the unit says to a command comes on the same topic as `RSP`.
 */
export const teltonika: TrackerDialect = {
  telemetry: TELTONIKA_DATA,
  decode: decodeTeltonika,
  commands: {
    topic: TELTONIKA_COMMANDS,
    encode(command) {
      const words = teltonikaWords(command)
      return words === null ? null : JSON.stringify({ CMD: words })
    },
  },
}

const ANSWER_MAX = 1000

function decodeTeltonika(body: unknown, receivedAt: number): Decoded {
  if (!isObject(body)) return unreadable('not-an-object')
  const message = fieldReader(body)
  const answer = textOf(message('rsp'), ANSWER_MAX)
  if (answer !== null) return { ...NOTHING_DECODED, answer }
  const state = message('state')
  const reported = isObject(state) ? state.reported : undefined
  if (!isObject(reported)) return unreadable('reported-missing')

  const field = fieldReader(reported)
  const [ts, latlng] = [field('ts'), field('latlng')]
  const [recordedAt, place] = [fixTimeOf(ts), placeOf(latlng)]
  if (recordedAt === null) return unreadable(ts === undefined ? 'ts-missing' : 'ts-unreadable')
  if (place === null) return unreadable(latlng === undefined ? 'latlng-missing' : 'latlng-unreadable')

  const value = (id: string) => reported[id]
  const position = {
    recordedAt,
    sentAt: null,
    receivedAt,
    ...place,
    speedKmh: measuredValue(field('sp') ?? value('24'), 'speedKmh'),
    course: measuredValue(field('ang'), 'course'),
    altitudeM: measuredValue(field('alt'), 'altitudeM'),
    accuracyM: null,
    satellites: measuredValue(field('sat'), 'satellites'),
    hdop: teltonikaMeasured('hdop', value),
    ignition: booleanOf(value(TELTONIKA_IGNITION)),
    batteryVolts: teltonikaMeasured('batteryVolts', value),
    batteryPercent: teltonikaMeasured('batteryPercent', value),
    cellular: teltonikaMeasured('cellular', value),
    odometerKm: teltonikaMeasured('odometerKm', value),
    engineHours: null,
    relayCut: booleanOf(value(TELTONIKA_RELAY)),
    reportIntervalSeconds: null,
    events: teltonikaEvents(field('evt'), value),
    statusText: null,
  }
  return { ...NOTHING_DECODED, positions: [position] }
}

/** `"55.661378,12.584098"`; `"0.000000,0.000000"` is no fix, which `judge` sees. */
function placeOf(latlng: unknown): { lat: number; lng: number } | null {
  if (typeof latlng !== 'string') return null
  const [latitude, longitude, more] = latlng.split(',')
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)]
  if (lat === null || lng === null || more !== undefined) return null
  return { lat: roundedCoordinate(lat, 'lat'), lng: roundedCoordinate(lng, 'lng') }
}

/** What only asks, in our texts and in Teltonika's own. */
const QUESTIONS: Record<string, string> = {
  'STATUS#': 'getinfo',
  'WHERE#': 'getgps',
  'VERSION#': 'getver',
  'GETINFO#': 'getinfo',
  'GETGPS#': 'getgps',
  'GETVER#': 'getver',
  'GETSTATUS#': 'getstatus',
  'GETIO#': 'getio',
}

/**
 * A Teltonika unit takes any of its SMS texts, so nothing is passed on that is not in this list: an output is
 * switched by the two commands that wait at the relay's gate, and by no spelling of a text.
 */
function teltonikaWords({ kind, text }: OutgoingCommand): string | null {
  if (kind === 'cut') return 'setdigout 1'
  if (kind === 'restore') return 'setdigout 0'
  return QUESTIONS[text.toUpperCase()] ?? null
}
