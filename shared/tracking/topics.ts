/** The MQTT topics of the product. Tracker ids land in policies and topics, so their alphabet is narrow. */
export const TRACKER_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{2,31}$/

/** Stands for the tracker's id in a topic of a dialect, where `+` is any one level. */
export const TRACKER = '{trackerId}'

export const telemetryTopic = (trackerId: string) => `vectra/trackers/${trackerId}/telemetry`
export const commandsTopic = (trackerId: string) => `vectra/trackers/${trackerId}/commands`
export const answersTopic = (trackerId: string) => `vectra/trackers/${trackerId}/answers`
/** Where the open views of an account hear its new positions. */
export const liveTopic = (accountId: string) => `vectra/live/${accountId}`

/** A dialect's topic with the id of a tracker, or with what stands for any in a filter or a policy. */
export const topicFor = (topic: string, trackerId: string) => topic.replace(TRACKER, () => trackerId)

/** The level of a dialect's topic that is the tracker's id, counted from 1 as IoT's `topic(n)` does. */
export const trackerLevel = (topic: string) => topic.split('/').indexOf(TRACKER) + 1

/** Whose message it is when `topic` is of the form `form`; `null` when it is not. */
export function trackerIdIn(form: string, topic: string): string | null {
  const wanted = form.split('/')
  const levels = topic.split('/')
  const trackerId = levels[wanted.indexOf(TRACKER)] ?? ''
  const fits =
    levels.length === wanted.length &&
    wanted.every((want, index) => want === '+' || want === TRACKER || want === levels[index])
  return fits && TRACKER_ID.test(trackerId) ? trackerId : null
}

/** Basic Ingest leaves its rule's name in front of the topic. */
const BASIC_INGEST = /^\$aws\/rules\/([A-Za-z0-9_]+)\//

/** The topic that a tracker meant, and the rule that it named to save the broker's charge; `null` without one. */
export function parseBasicIngest(topic: string): { topic: string; rule: string | null } {
  const [prefix = '', rule = null] = BASIC_INGEST.exec(topic) ?? []
  return { topic: topic.slice(prefix.length), rule }
}
