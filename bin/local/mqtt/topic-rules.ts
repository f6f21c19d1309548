import { setTimeout as delay } from 'node:timers/promises'
import type { Queue } from '../engines/queue.ts'
import type { Streams } from '../engines/stream.ts'
import { deadLetterOf } from '../functions/dead-letter.ts'
import type { StackRule } from '../stack/read-stack.ts'
import { ruleApplies, ruleEvent, ruleFilter } from './topic-rule.ts'

/** Lambda makes three attempts in three minutes. Here they are more frequent, because the PUBACK waits for them. */
const RETRY_FOR_MS = 180_000
const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 5_000

type Targets = {
  invoke: (functionId: string, event: unknown) => Promise<unknown>
  streams: Pick<Streams, 'get'>
  deadLetters: Queue
}

/**
 * Runs the topic rules on a message. When it returns, the message is stored by its function, is in a stream, or is a
 * dead letter.
 */
export function topicRules(rules: readonly StackRule[], { invoke, streams, deadLetters }: Targets) {
  const filtered = rules.map((rule) => ({ ...rule, filter: ruleFilter(rule.sql) }))

  return async (topic: string, payload: Buffer, clientId: string): Promise<void> => {
    const event = ruleEvent(payload, topic, clientId, Date.now())
    const applicable = filtered.filter((rule) => ruleApplies(rule, topic))
    await Promise.all(
      applicable.map(async ({ target }) => {
        if ('functionId' in target) return invokeWithRetries(target.functionId, event)
        const key = event.topic.split('/')[target.keyLevel - 1] ?? ''
        streams.get(target.stream).put(key, JSON.stringify(event))
      }),
    )
  }

  async function invokeWithRetries(functionId: string, event: unknown): Promise<void> {
    const deadline = Date.now() + RETRY_FOR_MS
    for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(MAX_DELAY_MS, delayMs * 2)) {
      try {
        await invoke(functionId, event)
        return
      } catch (error) {
        if (Date.now() + delayMs > deadline) {
          deadLetters.send(deadLetterOf(functionId, event, error))
          return
        }
        await delay(delayMs)
      }
    }
  }
}
