import { type Behaviour, type Command, decideOnCommand } from './inbox.ts'
import { type Tracker, withSettings } from './recorder.ts'
import { executeCommand } from './text-commands.ts'

/** The reaction of a tracker to a command. */
export type Reaction =
  | { kind: 'executed'; answer: string; behaviour: Behaviour }
  | { kind: 'ignored'; reason: 'repeated' | 'expired' }

/** The tracker after a command arrived. Its next report, sent immediately, shows the effect. */
export function receiveCommand(
  tracker: Tracker,
  command: Command,
  now: number,
  dropout: number,
): { tracker: Tracker; reaction: Reaction } {
  const { inbox, decision } = decideOnCommand(tracker.inbox, command, now, dropout)
  if (decision.kind === 'ignore') return { tracker, reaction: { kind: 'ignored', reason: decision.reason } }
  const { vehicle, answer } = executeCommand(tracker.vehicle, command.text, now)
  return {
    tracker: { ...withSettings(tracker, vehicle), inbox },
    reaction: { kind: 'executed', answer, behaviour: decision.behaviour },
  }
}
