import { groupedBy } from '../../shared/grouped-by.ts'
import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { TelemetryMessage } from '../runtime/on-telemetry.ts'
import { type IngestDeps, ingestMessage, ingestMessages } from './actions.ts'
import type { PushPosition, PushPositions } from './push-position.ts'

/**
 * Ingests the messages of one batch, each tracker's in their order: a failure of one affects no other tracker. The open
 * views of each account get one message, after all are stored.
 */
export async function ingestBatch(
  messages: readonly TelemetryMessage[],
  deps: Omit<IngestDeps, 'push'>,
  pushAll: PushPositions,
): Promise<PromiseSettledResult<void>[]> {
  const collected = collectedPush()
  const outcomes = new Map<TelemetryMessage, PromiseSettledResult<void>>()
  const ofTrackers = groupedBy(messages, ({ clientId }) => clientId)
  await Promise.all(
    [...ofTrackers.values()].map(async (ofTracker) => {
      const settled = await ingestInOrder(ofTracker, { ...deps, push: collected.push })
      for (const [index, message] of ofTracker.entries()) outcomes.set(message, settled[index] ?? STORED)
    }),
  )
  await Promise.all(collected.all().map(([accountId, states]) => pushAll(accountId, states)))
  return messages.map((message) => outcomes.get(message) ?? STORED)
}

const STORED: PromiseSettledResult<void> = { status: 'fulfilled', value: undefined }

/**
 * Stores the messages of a tracker together. Where that fails, one by one: those from the first failure on fail too, so
 * that a retry stores them in their order.
 */
async function ingestInOrder(
  messages: readonly TelemetryMessage[],
  deps: IngestDeps,
): Promise<PromiseSettledResult<void>[]> {
  const [together] = await Promise.allSettled([ingestMessages(messages, deps)])
  if (together.status === 'fulfilled' || messages.length === 1) return messages.map(() => together)
  const settled: PromiseSettledResult<void>[] = []
  for (const message of messages) {
    const [before] = settled.slice(-1)
    const [outcome] =
      before?.status === 'rejected' ? [before] : await Promise.allSettled([ingestMessage(message, deps)])
    settled.push(outcome)
  }
  return settled
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
