/** The MQTT topics of the product. Tracker ids land in policies and topics, so their alphabet is narrow. */
export const TRACKER_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{2,31}$/

export const TELEMETRY_PATTERNS = {
  vectra: 'vectra/trackers/+/telemetry',
  owntracks: 'owntracks/+/+',
} as const

/** Where a tracker says what came of a command. */
export const ANSWERS_PATTERN = 'vectra/trackers/+/answers'

export const telemetryTopic = (trackerId: string) => `vectra/trackers/${trackerId}/telemetry`
export const commandsTopic = (trackerId: string) => `vectra/trackers/${trackerId}/commands`
export const answersTopic = (trackerId: string) => `vectra/trackers/${trackerId}/answers`
/** Where the open views of an account hear its new positions. */
export const liveTopic = (accountId: string) => `vectra/live/${accountId}`

export type Dialect = keyof typeof TELEMETRY_PATTERNS

export type TelemetrySource = { dialect: Dialect; trackerId: string }

/** Whose message a topic carries and in which dialect; `null` for a topic that is not telemetry. */
export function telemetrySource(topic: string): TelemetrySource | null {
  const parts = topic.split('/')
  const trackerId = parts[0] === 'vectra' ? parts[2] : parts[1]
  if (trackerId === undefined || !TRACKER_ID.test(trackerId)) return null
  if (parts.length === 4 && parts[0] === 'vectra' && parts[1] === 'trackers' && parts[3] === 'telemetry')
    return { dialect: 'vectra', trackerId }
  if (parts.length === 3 && parts[0] === 'owntracks') return { dialect: 'owntracks', trackerId }
  return null
}

/** Whose words an answers topic carries; `null` for any other topic. */
export function answeringTracker(topic: string): string | null {
  const trackerId = topic.split('/')[2] ?? ''
  return TRACKER_ID.test(trackerId) && topic === answersTopic(trackerId) ? trackerId : null
}
