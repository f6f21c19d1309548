export const TRACKER_ID_LENGTH = { min: 3, max: 32 } as const
/** Tracker ids become part of policies and topics, so their alphabet is narrow. */
export const TRACKER_ID = new RegExp(
  `^[A-Za-z0-9][A-Za-z0-9_-]{${TRACKER_ID_LENGTH.min - 1},${TRACKER_ID_LENGTH.max - 1}}$`,
)

/** The placeholder for the tracker's id in a topic template, in which `+` is any one level. */
export const TRACKER = '{trackerId}'

export const telemetryTopic = (trackerId: string) => `vectra/trackers/${trackerId}/telemetry`
export const commandsTopic = (trackerId: string) => `vectra/trackers/${trackerId}/commands`
export const answersTopic = (trackerId: string) => `vectra/trackers/${trackerId}/answers`
/** Where the open pages of an account receive its events and, unless it is large, its new positions. */
export const liveTopic = (accountId: string) => `vectra/live/${accountId}`
/** Where one page of a large account receives the new positions of the devices that it shows. */
export const viewTopic = (accountId: string, viewId: string) => `${liveTopic(accountId)}/${viewId}`

/**
 * A topic of the deployment with this namespace. Production has the empty one; a trial puts its own in front of every
 * topic, so that both can use the one broker of an AWS account and region.
 */
export const inNamespace = (namespace: string, topic: string) =>
  namespace === '' ? topic : `${namespace}/${topic}`

/** The topic without the namespace; `null` for a topic outside it. */
export function withoutNamespace(namespace: string, topic: string): string | null {
  const prefix = inNamespace(namespace, '')
  return topic.startsWith(prefix) ? topic.slice(prefix.length) : null
}

/** A topic template for one tracker, or for any where `trackerId` is the wildcard of a filter or a policy. */
export const topicFor = (template: string, trackerId: string) => template.replace(TRACKER, () => trackerId)

/** The level of a topic template that holds the tracker's id, counted from 1 like IoT's `topic(n)`. */
export const trackerLevel = (template: string) => template.split('/').indexOf(TRACKER) + 1

/** The tracker's id in a topic that matches the template; `null` where it does not match. */
export function trackerIdIn(template: string, topic: string): string | null {
  const wanted = template.split('/')
  const levels = topic.split('/')
  const trackerId = levels[wanted.indexOf(TRACKER)] ?? ''
  const matches =
    levels.length === wanted.length &&
    wanted.every((want, index) => want === '+' || want === TRACKER || want === levels[index])
  return matches && TRACKER_ID.test(trackerId) ? trackerId : null
}

/** AWS IoT Basic Ingest puts `$aws/rules/` and the name of a rule in front of the topic. */
const BASIC_INGEST = /^\$aws\/rules\/([A-Za-z0-9_]+)\//

/** The topic without a Basic Ingest prefix, and the rule that the prefix names; `null` without one. */
export function parseBasicIngest(topic: string): { topic: string; rule: string | null } {
  const [prefix = '', rule = null] = BASIC_INGEST.exec(topic) ?? []
  return { topic: topic.slice(prefix.length), rule }
}
