import { toIso } from '../time.ts'
import { roundedCoordinate } from '../tracking/packing/resolution.ts'
import { commandsTopic, TRACKER, telemetryTopic } from '../tracking/topics.ts'
import { engineOnIn } from '../tracking/view/status-text.ts'
import { type CommonReason, type Decoded, LAST_WILL } from './decoded.ts'
import type { TrackerDialect } from './dialect.ts'
import { eventNamesIn } from './event-names.ts'
import { fieldReader, isObject } from './field-reader.ts'
import { decodeEach, type Element } from './fix.ts'
import { fixTimeOf } from './fix-time.ts'
import { batteriesIn, entriesIn, onBoardOf } from './on-board/on-board-values.ts'
import { booleanOf, measuredValue, numberOf, textOf } from './values.ts'

/** Why a message of this dialect cannot be read. */
type Reason =
  | CommonReason
  | 'array-empty'
  | 'time-missing'
  | 'time-unreadable'
  | 'lat-missing'
  | 'lat-not-a-number'
  | 'lng-missing'
  | 'lng-not-a-number'

const STATUS_TEXT_MAX = 300
const TRACKER_ID_MAX = 64

/**
 * Our own dialect and the specification's legacy spellings of it: one position or an array of them. A last will is
 * recognised by OwnTracks' `"_type":"lwt"`.
 */
export const vectra: TrackerDialect<Reason> = {
  telemetry: telemetryTopic(TRACKER),
  http: { fields: 'json', success: {} },
  decode: decodeVectra,
  commands: {
    topic: commandsTopic(TRACKER),
    encode: ({ commandId, text, expiresAt }) =>
      JSON.stringify({ commandId, text, expiresAt: toIso(expiresAt) }),
    accepts: 'any',
  },
}

function decodeVectra(body: unknown, receivedAt: number): Decoded<Reason> {
  if (isObject(body) && body._type === 'lwt') return LAST_WILL
  const claimant = Array.isArray(body) ? body.find(isObject) : body
  return {
    ...decodeEach<Reason>(body, (element) => readElement(element, receivedAt)),
    claimedTrackerId: isObject(claimant) ? claimedIdOf(claimant) : null,
  }
}

function claimedIdOf(body: Record<string, unknown>): string | null {
  const field = fieldReader(body)
  return textOf(field('deviceid', 'vectradeviceid', 'trackerid'), TRACKER_ID_MAX)
}

function readElement(element: unknown, receivedAt: number): Element<Reason> {
  if (!isObject(element)) return { problem: 'not-an-object' }
  const field = fieldReader(element)
  const time = field(
    'time',
    'gpstime',
    'fixtime',
    'timestamp',
    'timestampiso',
    'recordedat',
    'lastupdate',
    'updatetime',
  )
  const [latitude, longitude] = [field('lat', 'latitude'), field('lng', 'lon', 'longitude')]
  const [recordedAt, lat, lng] = [fixTimeOf(time), numberOf(latitude), numberOf(longitude)]
  if (recordedAt === null) return { problem: time === undefined ? 'time-missing' : 'time-unreadable' }
  if (lat === null) return { problem: latitude === undefined ? 'lat-missing' : 'lat-not-a-number' }
  if (lng === null) return { problem: longitude === undefined ? 'lng-missing' : 'lng-not-a-number' }

  const statusText = textOf(field('statustext', 'statusdescription', 'statusdes'), STATUS_TEXT_MAX)
  const position = {
    recordedAt,
    sentAt: fixTimeOf(field('sentat')),
    receivedAt,
    lat: roundedCoordinate(lat, 'lat'),
    lng: roundedCoordinate(lng, 'lng'),
    speedKmh: measuredValue(field('speedkmh', 'speed'), 'speedKmh'),
    course: measuredValue(field('course', 'heading', 'direction'), 'course'),
    altitudeM: measuredValue(field('altitudem', 'altitude', 'alt'), 'altitudeM'),
    accuracyM: measuredValue(field('accuracym', 'accuracy'), 'accuracyM'),
    satellites: measuredValue(field('satellites', 'gpssatellitecount', 'sats'), 'satellites'),
    hdop: measuredValue(field('hdop'), 'hdop'),
    ignition: booleanOf(field('ignition', 'acc')) ?? ignitionIn(statusText),
    batteryVolts: measuredValue(field('batteryvolts', 'batteryvoltage'), 'batteryVolts'),
    batteryPercent: measuredValue(field('batterypercent'), 'batteryPercent'),
    cellular: measuredValue(field('cellular', 'cellularsignalstrength', 'signalstrength'), 'cellular'),
    odometerKm: measuredValue(field('odometerkm', 'mileage'), 'odometerKm'),
    engineHours: measuredValue(field('enginehours', 'totalenginehours'), 'engineHours'),
    relayCut: booleanOf(field('relaycut')),
    onBoard: onBoardOf({
      bilgePump: field('bilgepump'),
      bilgeHigh: field('bilgehigh'),
      shorePower: field('shorepower'),
      depthM: field('depthm'),
      batteries: batteriesIn(field('batteries')),
      tanks: entriesIn(field('tanks')),
    }),
    reportIntervalSeconds: measuredValue(field('reportintervalseconds'), 'reportIntervalSeconds'),
    gForce: measuredValue(field('gforce'), 'gForce'),
    events: eventNamesIn(field('events')),
    statusText,
  }
  return { position }
}

/** The specification reads the engine from the status text where there is no flag (1.4). */
const ignitionIn = (statusText: string | null) => (statusText === null ? null : engineOnIn(statusText))
