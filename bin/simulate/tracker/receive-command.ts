import { type Behaviour, type Command, decideOnCommand } from './inbox.ts'
import { type Tracker, withOrders } from './recorder.ts'
import { executeCommand } from './text-commands.ts'

/** What is seen of a unit that a command reached. */
export type Reaction =
  | { kind: 'obeyed'; answer: string; mood: Behaviour }
  | { kind: 'ignored'; why: 'repeated' | 'expired' }

/** The tracker after a command reached it; what it obeyed shows in the report that follows at once. */
export function receiveCommand(
  tracker: Tracker,
  command: Command,
  now: number,
  moody: number,
): { tracker: Tracker; reaction: Reaction } {
  const { inbox, verdict } = decideOnCommand(tracker.inbox, command, now, moody)
  if (verdict.kind === 'ignore') return { tracker, reaction: { kind: 'ignored', why: verdict.why } }
  const { vehicle, answer } = executeCommand(tracker.vehicle, command.text, now)
  return {
    tracker: { ...withOrders(tracker, vehicle), inbox },
    reaction: { kind: 'obeyed', answer, mood: verdict.mood },
  }
}
