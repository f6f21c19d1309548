import { useQueryClient } from '@tanstack/react-query'
import type { ConsoleTracker } from '../../../../shared/operator/trackers.routes.ts'

export const trackerKey = (trackerId: string) => ['tracker', trackerId]

/** Shows a tracker as a call has left it, and reads the lists again. */
export function useSaveTracker(): (tracker: ConsoleTracker) => void {
  const queryClient = useQueryClient()
  return (tracker) => {
    queryClient.setQueryData(trackerKey(tracker.trackerId), tracker)
    void queryClient.invalidateQueries({ queryKey: ['trackers'] })
  }
}
