import type { StoredTracker, TrackerStore } from '../../functions/stores/trackers.ts'
import { UserError } from '../cli/user-error.ts'

/** The tracker, which an account must have added: to nobody's tracker nothing is given. */
export async function requireTracker(
  trackerId: string,
  trackers: Pick<TrackerStore, 'find'>,
): Promise<StoredTracker> {
  const tracker = await trackers.find(trackerId)
  if (tracker === null)
    throw new UserError(
      `No account has a device ${trackerId}. Its owner adds it first, on the page Devices of the site; ids are case-sensitive.`,
    )
  return tracker
}
