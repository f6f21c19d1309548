import { parseBasicIngest } from '../../../shared/tracking/topics.ts'

const SELECT =
  /^SELECT encode\(\*, 'base64'\) AS body, topic\(\) AS topic, clientid\(\) AS client, timestamp\(\) AS receivedAt FROM '([^']+)'$/

/** The topic filter in a rule's SQL. Supports only the statement that the stack uses; any other is an error. */
export function ruleFilter(sql: string): string {
  const filter = SELECT.exec(sql)?.[1]
  if (filter === undefined) throw new Error(`The local run does not support this rule: ${sql}`)
  return filter
}

/** Whether a rule applies to a message. A Basic Ingest topic names its rule, whose FROM clause is then ignored. */
export function ruleApplies(rule: { name: string; filter: string }, sentTo: string): boolean {
  const { topic, rule: ruleName } = parseBasicIngest(sentTo)
  return ruleName === null ? filterMatches(rule.filter, topic) : ruleName === rule.name
}

/** The result of the rule's SELECT for a message, whose topic is without a Basic Ingest prefix. */
export const ruleEvent = (payload: Buffer, sentTo: string, clientId: string, receivedAt: number) => ({
  body: payload.toString('base64'),
  topic: parseBasicIngest(sentTo).topic,
  client: clientId,
  receivedAt,
})

/** Whether an MQTT topic filter (`+` one level, `#` the rest) matches a topic. */
function filterMatches(filter: string, topic: string): boolean {
  const patterns = filter.split('/')
  const levels = topic.split('/')
  if (levels[0]?.startsWith('$') && patterns[0] !== levels[0]) return false
  for (const [index, pattern] of patterns.entries()) {
    if (pattern === '#') return true
    if (levels[index] === undefined || (pattern !== '+' && pattern !== levels[index])) return false
  }
  return patterns.length === levels.length
}
