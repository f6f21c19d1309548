import type { Tracked } from '../../../shared/tracking/tracked.ts'
import type { TelemetryMessage } from '../../runtime/on-telemetry.ts'
import { type IngestDeps, ingestMessage } from './actions.ts'
import type { PushPosition, PushPositions } from './push-position.ts'

/**
 * Ingests the messages of one batch independently: a failure of one does not affect the others. The open views of
 * each account get one message, after all are stored.
 */
export async function ingestBatch(
  messages: readonly TelemetryMessage[],
  deps: Omit<IngestDeps, 'push'>,
  pushAll: PushPositions,
): Promise<PromiseSettledResult<void>[]> {
  const collected = collectedPush()
  const outcomes = await Promise.allSettled(
    messages.map((message) => ingestMessage(message, { ...deps, push: collected.push })),
  )
  await Promise.all(collected.all().map(([accountId, states]) => pushAll(accountId, states)))
  return outcomes
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
