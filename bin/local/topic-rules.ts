import { setTimeout as delay } from 'node:timers/promises'
import type { Queue } from './engines/queue.ts'
import type { StackRule } from './read-stack.ts'
import { filterCovers, ruleEvent, ruleFilter } from './topic-rule.ts'

/** Lambda tries an asynchronous invocation three times; minutes apart on AWS, which nobody would wait for here. */
const WAITS_MS = [200, 1_000]

/** Runs the topic rules on a message: stored by its function, or kept as a dead letter, when this returns. */
export function topicRules(
  rules: readonly StackRule[],
  invoke: (functionId: string, event: unknown) => Promise<unknown>,
  deadLetters: Queue,
) {
  const filters = rules.map((rule) => ({ filter: ruleFilter(rule.sql), functionId: rule.functionId }))

  return async (topic: string, payload: Buffer, clientId: string): Promise<void> => {
    const event = ruleEvent(payload, topic, clientId, Date.now())
    const covering = filters.filter(({ filter }) => filterCovers(filter, topic))
    await Promise.all(covering.map(({ functionId }) => invokeUntilSafe(functionId, event)))
  }

  async function invokeUntilSafe(functionId: string, event: unknown): Promise<void> {
    for (const wait of [...WAITS_MS, null]) {
      try {
        await invoke(functionId, event)
        return
      } catch (error) {
        if (wait !== null) {
          await delay(wait)
          continue
        }
        deadLetters.send({
          requestContext: { functionArn: functionId },
          requestPayload: event,
          reason: String(error),
        })
      }
    }
  }
}
