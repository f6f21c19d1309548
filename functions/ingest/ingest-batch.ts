import { groupedBy } from '../../shared/grouped-by.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { Failures, TelemetryMessage } from '../runtime/on-telemetry.ts'
import { type IngestDeps, ingestMessage, ingestMessages } from './actions.ts'
import type { PushPosition, PushPositions } from './push-position.ts'

/**
 * Ingests the messages of one batch, each tracker's in their order: a failure of one affects no other tracker. The open
 * views of each account get one message, after all are stored. Returns the messages that were not stored, with the reason
 * of each.
 */
export async function ingestBatch(
  messages: readonly TelemetryMessage[],
  deps: Omit<IngestDeps, 'push'>,
  pushAll: PushPositions,
): Promise<Failures> {
  const collected = collectedPush()
  const byTracker = groupedBy(messages, ({ clientId }) => clientId)
  const failures = await Promise.all(
    [...byTracker.values()].map((sent) => ingestInOrder(sent, { ...deps, push: collected.push })),
  )
  await Promise.all(collected.all().map(([accountId, states]) => pushAll(accountId, states)))
  return new Map(failures.flat())
}

/**
 * Stores the messages of a tracker together. Where that fails, one by one: those from the first failure on fail too, so
 * that a retry stores them in their order.
 */
async function ingestInOrder(
  messages: readonly TelemetryMessage[],
  deps: IngestDeps,
): Promise<[TelemetryMessage, reason: unknown][]> {
  try {
    await ingestMessages(messages, deps)
    return []
  } catch (reason) {
    if (messages.length === 1) return messages.map((message) => [message, reason])
  }
  for (const [index, message] of messages.entries())
    try {
      await ingestMessage(message, deps)
    } catch (reason) {
      return messages.slice(index).map((unstored) => [unstored, reason])
    }
  return []
}

/** Collects the newest state of each tracker by account. Messages of one tracker arrive in their order. */
function collectedPush() {
  const accounts = new Map<string, Map<string, Tracked>>()
  const push: PushPosition = async ({ accountId, trackerId }, tracked) => {
    const states = accounts.get(accountId) ?? new Map<string, Tracked>()
    accounts.set(accountId, states.set(trackerId, tracked))
  }
  return { push, all: () => [...accounts] }
}
