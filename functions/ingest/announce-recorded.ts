import type { ReportedSwitches } from '../../shared/commands/command-outcome.ts'
import type { Dialect } from '../../shared/trackers/dialects.ts'
import { type RelaySwitch, type SwitchDeps, switchRelay } from '../relay/switch-relay.ts'
import type { StoredTracker } from '../stores/devices/trackers.ts'
import type { StoredEvent } from '../stores/events/stored-event.ts'
import { type AnnounceDeps, announceEvents } from '../watching/announce-events.ts'
import type { IngestDeps } from './actions.ts'
import type { Recorded } from './record-positions.ts'

type Deps = Omit<AnnounceDeps, 'switchRelay'> & SwitchDeps & Pick<IngestDeps, 'deliver'>

/**
 * Announces the events of a message. The tracker is awake, so a cut that the interlock allows is sent at once, unless a
 * single fix has proved the entry: then the next message sends it.
 */
export function announceRecorded(deps: Deps): IngestDeps['announce'] {
  return (tracker, recorded, reported) => {
    const switchNow = async (event: StoredEvent, kind: RelaySwitch) => {
      const command = await switchRelay(event, kind, recorded.tracked, reported, deps)
      if (command !== null && isConfirmed(event)) await deliverSwitch(tracker, recorded, reported)
    }
    return announceEvents(recorded.events, { ...deps, switchRelay: switchNow })
  }

  async function deliverSwitch(
    tracker: StoredTracker & { dialect: Dialect },
    { tracked }: Recorded,
    reported: ReportedSwitches,
  ): Promise<void> {
    await deps.deliver({ ...tracker, pendingSince: deps.clock() }, tracked, reported)
  }
}

/** Rules confirm what a single report does not prove. */
const isConfirmed = (event: StoredEvent) =>
  event.kind === 'rule' || event.reasons.some(({ check }) => check === 'confirmedBy')
