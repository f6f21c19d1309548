import { setTimeout as delay } from 'node:timers/promises'
import type { Queue } from '../engines/queue.ts'
import type { StackRule } from '../stack/read-stack.ts'
import { ruleEvent, ruleFilter, takesMessage } from './topic-rule.ts'

/** Lambda gives up after three tries in three minutes. Here it is tried more often: nobody would wait for the next. */
const TRIED_FOR_MS = 180_000
const FIRST_WAIT_MS = 200
const WAIT_MAX_MS = 5_000

/** Runs the topic rules on a message: stored by its function, or kept as a dead letter, when this returns. */
export function topicRules(
  rules: readonly StackRule[],
  invoke: (functionId: string, event: unknown) => Promise<unknown>,
  deadLetters: Queue,
) {
  const filtered = rules.map((rule) => ({ ...rule, filter: ruleFilter(rule.sql) }))

  return async (topic: string, payload: Buffer, clientId: string): Promise<void> => {
    const event = ruleEvent(payload, topic, clientId, Date.now())
    const covering = filtered.filter((rule) => takesMessage(rule, topic))
    await Promise.all(covering.map(({ functionId }) => invokeUntilSafe(functionId, event)))
  }

  async function invokeUntilSafe(functionId: string, event: unknown): Promise<void> {
    const deadline = Date.now() + TRIED_FOR_MS
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(WAIT_MAX_MS, wait * 2)) {
      try {
        await invoke(functionId, event)
        return
      } catch (error) {
        if (Date.now() + wait > deadline) return keepAsDeadLetter(functionId, event, error)
        await delay(wait)
      }
    }
  }

  function keepAsDeadLetter(functionId: string, event: unknown, error: unknown): void {
    deadLetters.send({
      requestContext: { functionArn: functionId },
      requestPayload: event,
      reason: String(error),
    })
  }
}
