import type { ReportedSwitches } from '../../shared/commands/command-outcome.ts'
import type { Dialect } from '../../shared/trackers/dialects.ts'
import { type AnnounceDeps, announceEvents } from '../common/announce-events.ts'
import { type CutDeps, cutOnEntry } from '../common/cut-on-entry.ts'
import type { StoredEvent } from '../stores/stored-event.ts'
import type { StoredTracker } from '../stores/trackers.ts'
import type { IngestDeps } from './actions.ts'
import type { Recorded } from './record-positions.ts'

type Deps = Omit<AnnounceDeps, 'cut'> & CutDeps & Pick<IngestDeps, 'deliver'>

/**
 * Announces the events of a message. The tracker is awake, so a cut that the interlock allows is sent at once where two
 * fixes have proved the entry; after a single one, the next message sends it.
 */
export function announceRecorded(deps: Deps): IngestDeps['announce'] {
  return (tracker, recorded, reported) => {
    const cut = async (event: StoredEvent) => {
      const command = await cutOnEntry(event, recorded.tracked, reported, deps)
      if (command !== null && isConfirmed(event)) await deliverCut(tracker, recorded, reported)
    }
    return announceEvents(recorded.events, { ...deps, cut })
  }

  async function deliverCut(
    tracker: StoredTracker & { dialect: Dialect },
    { tracked }: Recorded,
    reported: ReportedSwitches,
  ): Promise<void> {
    await deps.deliver({ ...tracker, pendingSince: deps.clock() }, tracked, reported)
  }
}

const isConfirmed = ({ reasons }: StoredEvent) => reasons.some(({ check }) => check === 'confirmedBy')
