import { entriesOf } from '../entries-of.ts'
import { topicFor, trackerIdIn } from '../tracking/topics.ts'
import type { OutgoingCommand, TrackerDialect } from './dialect.ts'
import { owntracks } from './owntracks.ts'
import { teltonika } from './teltonika.ts'
import { vectra } from './vectra.ts'

/** Every dialect that is understood. A new one is a file beside this one and its name here. */
export const DIALECTS = { vectra, owntracks, teltonika } satisfies Record<string, TrackerDialect>

export type Dialect = keyof typeof DIALECTS
export const DIALECT_NAMES = entriesOf(DIALECTS).map(([dialect]) => dialect)

/** What a tracker is taken to speak before it was heard. */
export const DEFAULT_DIALECT: Dialect = 'vectra'

/** The name of the topic rule that takes the dialect's messages. */
export const telemetryRule = (dialect: Dialect) => `vectra_telemetry_${dialect}`

export type TelemetrySource = { dialect: Dialect; trackerId: string }

/** Whose message a topic carries and in which dialect; `null` for a topic that is not telemetry. */
export function telemetrySource(topic: string): TelemetrySource | null {
  for (const [dialect, { telemetry }] of entriesOf(DIALECTS)) {
    const trackerId = trackerIdIn(telemetry, topic)
    if (trackerId !== null) return { dialect, trackerId }
  }
  return null
}

/** A command as it goes out to a tracker of the dialect, and where to; `null` where that has no words for it. */
export function encodeCommand(
  dialect: Dialect,
  trackerId: string,
  command: OutgoingCommand,
): { topic: string; payload: string } | null {
  const { commands } = DIALECTS[dialect]
  if (commands === null) return null
  const words = commands.encode(command)
  return words === null ? null : { topic: topicFor(commands.topic, trackerId), payload: words }
}

/** Where trackers hear commands, of each dialect that has any. */
export const COMMAND_TOPICS = Object.values(DIALECTS).flatMap(({ commands }) =>
  commands === null ? [] : [commands.topic],
)
