import type { Command } from './command.ts'
import { confirmedSwitch, type ReportedSwitches } from './command-outcome.ts'
import type { LogEntry } from './log-entry.ts'

/**
 * Whether an entry into a geofence or a rule may cut the relay: not while an earlier cut waits or stands. A cut stands once it
 * was sent, until a restore is confirmed, or until the tracker itself reports a restored relay after the cut ended.
 * `newestFirst` are the entries of the command log, `reported` what the tracker says now, or `null`.
 */
export function mayCutOnEvent(newestFirst: readonly LogEntry[], reported: ReportedSwitches | null): boolean {
  if (reported?.relayCut === true) return false
  const commands = newestStates(newestFirst)
  const cut = newestOf(commands.filter((command) => command.kind === 'cut' && !wasNeverSent(command)))
  if (cut === undefined) return true
  if (cut.sentAt === null) return false
  const { sentAt } = cut
  const isRestored = commands.some((command) => {
    const switched = confirmedSwitch(command)
    if (switched === null || !('relay' in switched) || switched.relay !== 'restored') return false
    return (command.sentAt ?? 0) >= sentAt
  })
  if (isRestored) return true
  const endedAt = cut.provedAt ?? cut.answeredAt ?? (cut.state === 'expired' ? cut.expiresAt : null)
  return endedAt !== null && reported?.relayCut === false && reported.at > endedAt
}

/** The command that an event has requested already, in its newest state. */
export const commandOfEvent = (newestFirst: readonly LogEntry[], eventKey: string): Command | null =>
  newestStates(newestFirst).find((command) => command.eventKey === eventKey) ?? null

/** Whether an event requested a cut at or after a time (epoch ms), which was not refused. */
export const wasCutByEventSince = (newestFirst: readonly LogEntry[], since: number): boolean =>
  newestStates(newestFirst).some(
    (command) =>
      command.kind === 'cut' &&
      command.eventKey !== undefined &&
      command.requestedAt >= since &&
      !wasNeverSent(command),
  )

/** The commands of the log in their newest state. */
function newestStates(newestFirst: readonly LogEntry[]): Command[] {
  const commands = new Map<string, Command>()
  for (const { changed } of newestFirst)
    for (const command of changed.toReversed())
      if (!commands.has(command.commandId)) commands.set(command.commandId, command)
  return [...commands.values()]
}

const newestOf = (commands: readonly Command[]) =>
  commands.toSorted((a, b) => b.requestedAt - a.requestedAt)[0]

/** Whether it ended before it was sent: the relay is as it was. */
const wasNeverSent = ({ state, sentAt }: Command) =>
  sentAt === null && (state === 'refused' || state === 'expired')
