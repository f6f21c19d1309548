import { parseBasicIngest } from '../../../shared/tracking/topics.ts'

const SELECT =
  /^SELECT encode\(\*, 'base64'\) AS body, topic\(\) AS topic, clientid\(\) AS client, timestamp\(\) AS receivedAt FROM '([^']+)'$/

/** The topic filter of a rule's SQL. Only the one form that the stack writes is known; any other is refused. */
export function ruleFilter(sql: string): string {
  const filter = SELECT.exec(sql)?.[1]
  if (filter === undefined) throw new Error(`The local run cannot evaluate this rule: ${sql}`)
  return filter
}

/**
 * Whether a message goes through a rule. Basic Ingest names the one rule that takes it, whatever its FROM says, and
 * the rule sees the topic without that name.
 */
export function takesMessage(rule: { name: string; filter: string }, sentTo: string): boolean {
  const { topic, rule: named } = parseBasicIngest(sentTo)
  return named === null ? filterCovers(rule.filter, topic) : named === rule.name
}

/** What the rule's SELECT makes of a message. */
export const ruleEvent = (payload: Buffer, sentTo: string, clientId: string, receivedAt: number) => ({
  body: payload.toString('base64'),
  topic: parseBasicIngest(sentTo).topic,
  client: clientId,
  receivedAt,
})

/** Whether an MQTT topic filter (`+` one level, `#` the rest) covers a topic. */
function filterCovers(filter: string, topic: string): boolean {
  const wanted = filter.split('/')
  const levels = topic.split('/')
  if (levels[0]?.startsWith('$') && wanted[0] !== levels[0]) return false
  for (const [index, want] of wanted.entries()) {
    if (want === '#') return true
    if (levels[index] === undefined || (want !== '+' && want !== levels[index])) return false
  }
  return wanted.length === levels.length
}
