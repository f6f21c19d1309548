import type { RouteInput } from '../../../../shared/http/route.ts'
import type { trackers as routes } from '../../../../shared/operator/trackers.routes.ts'
import { trackerClientIds } from '../../../../shared/tracking/client-ids.ts'
import type { TrackerConnections } from '../../../outside/tracker-connections.ts'
import type { KnownTracker, TrackerStockStore } from '../../../stores/devices/tracker-stock.ts'

export type MoveDeps = {
  stock: Pick<TrackerStockStore, 'find' | 'markReturned' | 'restock' | 'giveBack'>
  connections: Pick<TrackerConnections, 'close'>
  now: () => number
}

type Next = RouteInput<typeof routes.moveTracker>['body']['next']
type Moved = { tracker: KnownTracker } | { refused: 'tracker-changed' | 'tracker-has-owner' | 'no-owner' }

/** Moves a tracker, as it was read, between a customer, the desk and the stock. */
export async function moveTracker(tracker: KnownTracker, next: Next, deps: MoveDeps): Promise<Moved> {
  const { trackerId } = tracker
  const outcome = await move(tracker, next, deps)
  if (outcome === false) return { refused: 'tracker-changed' }
  if (outcome !== true) return { refused: outcome }
  if (next === 'returned') await Promise.all(trackerClientIds(trackerId).map(deps.connections.close))
  const moved = await deps.stock.find(trackerId)
  return moved === null ? { refused: 'tracker-changed' } : { tracker: moved }
}

/** Returns whether the tracker was still as it was read, or why it cannot be moved there. */
async function move(
  tracker: KnownTracker,
  next: Next,
  { stock, now }: MoveDeps,
): Promise<boolean | 'tracker-has-owner' | 'no-owner'> {
  const { trackerId, accountId } = tracker
  if (next === 'returned') return stock.markReturned(tracker, now())
  if (next === 'stock') return accountId === null ? stock.restock(tracker, now()) : 'tracker-has-owner'
  return accountId === null ? 'no-owner' : stock.giveBack(trackerId, accountId, now())
}
