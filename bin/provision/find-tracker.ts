import type { StoredTracker, TrackerStore } from '../../functions/stores/trackers.ts'
import { PlainError } from '../simulate/plain-error.ts'

/** The tracker, which an account must have added: to nobody's tracker nothing is given. */
export async function findTracker(
  trackerId: string,
  trackers: Pick<TrackerStore, 'get'>,
): Promise<StoredTracker> {
  const tracker = await trackers.get(trackerId)
  if (tracker === null)
    throw new PlainError(
      `No account has a device ${trackerId}. Its owner adds it first, on the page Devices of the site; ids are case-sensitive.`,
    )
  return tracker
}
