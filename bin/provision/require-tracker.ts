import type { StoredTracker, TrackerStore } from '../../functions/stores/devices/trackers.ts'
import { UserError } from '../cli/user-error.ts'

/** The tracker, if an account has added it: only such a tracker gets a certificate. */
export async function requireTracker(
  trackerId: string,
  trackers: Pick<TrackerStore, 'get'>,
): Promise<StoredTracker> {
  const tracker = await trackers.get(trackerId)
  if (tracker === null) throw noSuchTracker(trackerId)
  return tracker
}

export const noSuchTracker = (trackerId: string) =>
  new UserError(
    `No account has a device ${trackerId}. Its owner must add it on the Devices page first. Ids are case-sensitive.`,
  )
