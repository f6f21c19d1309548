import { entriesOf } from '../entries-of.ts'
import { flespi } from '../gateways/flespi.ts'
import { signalk } from '../gateways/signalk.ts'
import { traccar } from '../gateways/traccar.ts'
import { inNamespace, topicFor, trackerIdIn } from '../tracking/topics.ts'
import type { CommonReason } from './decoded.ts'
import type { OutgoingCommand, TrackerDialect } from './dialect.ts'
import { digitalMatter } from './digital-matter.ts'
import { gpslogger } from './gpslogger.ts'
import { homeassistant } from './homeassistant.ts'
import { meshtastic } from './meshtastic.ts'
import { overland } from './overland.ts'
import { owntracks } from './owntracks.ts'
import { teltonika } from './teltonika.ts'
import { osmand, traccarClient } from './traccar-client.ts'
import { vectra } from './vectra.ts'

/** Every supported dialect. A new one is one file beside this one, and its name here. */
export const DIALECTS = {
  vectra,
  owntracks,
  teltonika,
  'traccar-client': traccarClient,
  osmand,
  gpslogger,
  overland,
  'digital-matter': digitalMatter,
  traccar,
  flespi,
  signalk,
  meshtastic,
  homeassistant,
} satisfies Record<string, TrackerDialect<string>>

export type Dialect = keyof typeof DIALECTS
export const DIALECT_NAMES = entriesOf(DIALECTS).map(([dialect]) => dialect)

type MqttDialect = { dialect: Dialect; telemetry: string; bridged: boolean }

/** The dialects that come by MQTT, each with the topic that its trackers publish to. */
export const MQTT_DIALECTS: readonly MqttDialect[] = entriesOf(DIALECTS).flatMap(
  ([dialect, { telemetry, bridged = false }]) =>
    telemetry === null ? [] : [{ dialect, telemetry, bridged }],
)

/** The dialect assumed of a tracker that has not sent anything yet. */
export const DEFAULT_DIALECT: Dialect = 'vectra'

/** Why a message, or one element of it, cannot be read. Each is the key of a text that says what to do. */
export type UnreadableReason =
  | CommonReason
  | ReturnType<(typeof DIALECTS)[Dialect]['decode']>['problems'][number]['reason']

/** The name of an IoT topic rule in a deployment. Rule names are unique in an account and region. */
export const ruleName = (namespace: string, name: string) =>
  `${namespace === '' ? '' : `${namespace}_`}vectra_${name}`

/** The name of the rule for a dialect's messages. */
export const telemetryRule = (namespace: string, dialect: Dialect) =>
  ruleName(namespace, `telemetry_${dialect}`)

/**
 * A dialect's topic for AWS IoT Basic Ingest: the message goes to the rule directly, without the charge for the
 * broker's publish and subscribe.
 */
export const basicIngestTopic = (namespace: string, dialect: Dialect, topic: string) =>
  `$aws/rules/${telemetryRule(namespace, dialect)}/${inNamespace(namespace, topic)}`

export type TelemetrySource = { dialect: Dialect; trackerId: string }

/** The dialect and tracker of a telemetry topic; `null` for any other topic. */
export function telemetrySource(topic: string): TelemetrySource | null {
  for (const { dialect, telemetry } of MQTT_DIALECTS) {
    const trackerId = trackerIdIn(telemetry, topic)
    if (trackerId !== null) return { dialect, trackerId }
  }
  return null
}

/** A command as the message to publish to a tracker; `null` where its dialect cannot express the command. */
export function encodeCommand(
  dialect: Dialect,
  trackerId: string,
  command: OutgoingCommand,
): { topic: string; payload: string } | null {
  const { commands } = DIALECTS[dialect]
  if (commands === null) return null
  const payload = commands.encode(command)
  return payload === null ? null : { topic: topicFor(commands.topic, trackerId), payload }
}

/** The command topics of the dialects that have one, as templates. */
export const COMMAND_TOPICS = Object.values(DIALECTS).flatMap(({ commands }) =>
  commands === null ? [] : [commands.topic],
)
