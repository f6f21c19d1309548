const SELECT =
  /^SELECT encode\(\*, 'base64'\) AS body, topic\(\) AS topic, clientid\(\) AS client, timestamp\(\) AS receivedAt FROM '([^']+)'$/

/** The topic filter of a rule's SQL. Only the one form that the stack writes is known; any other is refused. */
export function ruleFilter(sql: string): string {
  const filter = SELECT.exec(sql)?.[1]
  if (filter === undefined) throw new Error(`The local run cannot evaluate this rule: ${sql}`)
  return filter
}

/** What the rule's SELECT makes of a message. */
export const ruleEvent = (payload: Buffer, topic: string, clientId: string, receivedAt: number) => ({
  body: payload.toString('base64'),
  topic,
  client: clientId,
  receivedAt,
})

/** Whether an MQTT topic filter (`+` one level, `#` the rest) covers a topic. */
export function filterCovers(filter: string, topic: string): boolean {
  const wanted = filter.split('/')
  const levels = topic.split('/')
  if (levels[0]?.startsWith('$') && wanted[0] !== levels[0]) return false
  for (const [index, want] of wanted.entries()) {
    if (want === '#') return true
    if (levels[index] === undefined || (want !== '+' && want !== levels[index])) return false
  }
  return wanted.length === levels.length
}
