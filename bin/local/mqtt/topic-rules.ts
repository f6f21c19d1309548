import { setTimeout as delay } from 'node:timers/promises'
import type { Queue } from '../engines/queue.ts'
import type { StackRule } from '../stack/read-stack.ts'
import { ruleApplies, ruleEvent, ruleFilter } from './topic-rule.ts'

/** Lambda makes three attempts in three minutes. Here they are more frequent, because the PUBACK waits for them. */
const RETRY_FOR_MS = 180_000
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 5_000

/** Runs the topic rules on a message. When it returns, the message is stored by its function or is a dead letter. */
export function topicRules(
  rules: readonly StackRule[],
  invoke: (functionId: string, event: unknown) => Promise<unknown>,
  deadLetters: Queue,
) {
  const filtered = rules.map((rule) => ({ ...rule, filter: ruleFilter(rule.sql) }))

  return async (topic: string, payload: Buffer, clientId: string): Promise<void> => {
    const event = ruleEvent(payload, topic, clientId, Date.now())
    const applicable = filtered.filter((rule) => ruleApplies(rule, topic))
    await Promise.all(applicable.map(({ functionId }) => invokeWithRetries(functionId, event)))
  }

  async function invokeWithRetries(functionId: string, event: unknown): Promise<void> {
    const deadline = Date.now() + RETRY_FOR_MS
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(MAX_DELAY_MS, delayMs * 2)) {
      try {
        await invoke(functionId, event)
        return
      } catch (error) {
        if (Date.now() + delayMs > deadline) return sendDeadLetter(functionId, event, error)
        await delay(delayMs)
      }
    }
  }

  function sendDeadLetter(functionId: string, event: unknown, error: unknown): void {
    const deadLetter = {
      requestContext: { functionArn: functionId },
      requestPayload: event,
      reason: String(error),
    }
    deadLetters.send(JSON.stringify(deadLetter))
  }
}
