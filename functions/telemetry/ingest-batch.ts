import type { Tracked } from '../../shared/tracking/tracked.ts'
import type { TelemetryMessage } from '../runtime/on-telemetry.ts'
import { type IngestDeps, ingestMessage } from './actions.ts'
import type { PushPosition, PushPositions } from './push-position.ts'

/**
 * The messages of one batch, each by itself: what one of them comes to is none of the others' business. The open
 * views of an account are told once, when all are stored.
 */
export async function ingestBatch(
  messages: readonly TelemetryMessage[],
  deps: Omit<IngestDeps, 'push'>,
  pushAll: PushPositions,
): Promise<PromiseSettledResult<void>[]> {
  const gathered = gatheredPush()
  const outcomes = await Promise.allSettled(
    messages.map((message) => ingestMessage(message, { ...deps, push: gathered.push })),
  )
  await Promise.all(gathered.all().map(([accountId, states]) => pushAll(accountId, states)))
  return outcomes
}

/** The newest state of each tracker, by account: those of one tracker come in their order. */
function gatheredPush() {
  const accounts = new Map<string, Map<string, Tracked>>()
  const push: PushPosition = async ({ accountId, trackerId }, tracked) => {
    const states = accounts.get(accountId) ?? new Map<string, Tracked>()
    accounts.set(accountId, states.set(trackerId, tracked))
  }
  return { push, all: () => [...accounts] }
}
