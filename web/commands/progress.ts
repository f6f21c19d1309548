import { confirmedSwitch } from '../../shared/commands/command-outcome.ts'
import { isSwitch, switchOf } from '../../shared/commands/command-queue.ts'
import type { CommandView } from '../../shared/commands/commands.routes.ts'
import { MINUTE_MS } from '../../shared/time.ts'

/** How long an answered switch may still be confirmed by telemetry. Trackers that do not report their relay never do. */
const CONFIRMED_WITHIN_MS = 5 * MINUTE_MS
const ENDED_SHOWN_MS = MINUTE_MS
const SHOWN_MAX = 3

/** Whether the command may change its state soon. */
export function isInProgress(command: CommandView, now: number): boolean {
  const { state, answeredAt } = command
  if (state === 'queued' || state === 'held' || state === 'sent') return true
  if (state !== 'answered' || answeredAt === null || !isSwitch(command)) return false
  return now - Date.parse(answeredAt) < CONFIRMED_WITHIN_MS
}

/** When the command reached its current state, an ISO time. */
export const changedAt = ({ steps, requestedAt }: CommandView) => steps.at(-1)?.at ?? requestedAt

/**
 * The cut that may be in effect: the newest relay command, ignoring those that never reached the tracker or were
 * refused. `null` if that is a restore. `commands` are newest first.
 */
export function activeCut(commands: readonly CommandView[]): CommandView | null {
  const newest = commands.find((command) => switchOf(command) === 'relay' && mayHaveReached(command))
  return newest?.kind === 'cut' ? newest : null
}

function mayHaveReached({ state, reason }: CommandView): boolean {
  if (state === 'refused') return false
  return state !== 'expired' || reason === 'unanswered'
}

/** The commands to show beside the device: an active cut, then those in progress or just ended, newest first. */
export function commandsToShow(commands: readonly CommandView[], now: number): CommandView[] {
  const cut = activeCut(commands)
  const shownCut = cut !== null && (isInProgress(cut, now) || relayAfter(cut) === 'cut') ? [cut] : []
  const others = commands.filter(
    (command) =>
      !shownCut.includes(command) &&
      command.reason !== 'superseded' &&
      (isInProgress(command, now) || now - Date.parse(changedAt(command)) < ENDED_SHOWN_MS),
  )
  return [...shownCut, ...others].slice(0, SHOWN_MAX)
}

/** The ids of all confirmed switches. When it changes, the device's own record may have changed. */
export const confirmedSwitches = (commands: readonly CommandView[]) =>
  commands
    .filter((command) => confirmedSwitch(command) !== null)
    .map(({ commandId }) => commandId)
    .join()

function relayAfter(command: CommandView): 'cut' | 'restored' | null {
  const change = confirmedSwitch(command)
  return change !== null && 'relay' in change ? change.relay : null
}

/** A superseded command was refused only because a later one replaced it, so the page does not call it refused. */
export type ShownState = CommandView['state'] | 'superseded'

export const shownState = ({ state, reason }: Pick<CommandView, 'state' | 'reason'>): ShownState =>
  reason === 'superseded' ? reason : state
