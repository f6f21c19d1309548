import { confirmedSwitch } from '../../shared/commands/command-queue.ts'
import type { CommandView } from '../../shared/commands/commands.routes.ts'
import { MINUTE_MS } from '../../shared/time.ts'
import { switchOf } from './command-name.ts'

/** An answered switch is watched so long for its proof; units that report no relay never give one. */
const PROOF_AWAITED_MS = 5 * MINUTE_MS
const ENDED_SHOWN_MS = MINUTE_MS
const SHOWN_MAX = 3

/** Whether something may still come of it, and soon. */
export function isInProgress({ state, text, answeredAt }: CommandView, now: number): boolean {
  if (state === 'queued' || state === 'held' || state === 'sent') return true
  if (state !== 'answered' || answeredAt === null || switchOf(text) === null) return false
  return now - Date.parse(answeredAt) < PROOF_AWAITED_MS
}

/** When it came to stand as it does, an ISO time. */
export const changedAt = ({ steps, requestedAt }: CommandView) => steps.at(-1)?.at ?? requestedAt

/**
 * The cut that may hold now: the newest word to the relay, unless it never reached the tracker or was refused by
 * it. `null` once a restore is on its way. `commands` are newest first.
 */
export function activeCut(commands: readonly CommandView[]): CommandView | null {
  const newest = commands.find((command) => isRelay(command) && mayHaveReached(command))
  return newest && switchOf(newest.text) === 'cut' ? newest : null
}

const isRelay = ({ text }: CommandView) => switchOf(text) === 'cut' || switchOf(text) === 'restore'

function mayHaveReached({ state, reason }: CommandView): boolean {
  if (state === 'refused') return false
  return state !== 'expired' || reason === 'unanswered'
}

/** The commands worth showing beside the device: a cut that stands, then those under way or just ended, newest first. */
export function commandsToShow(commands: readonly CommandView[], now: number): CommandView[] {
  const cut = activeCut(commands)
  const standing = cut !== null && (isInProgress(cut, now) || relayAfter(cut) === 'cut') ? [cut] : []
  const others = commands.filter(
    (command) =>
      !standing.includes(command) &&
      command.reason !== 'superseded' &&
      (isInProgress(command, now) || now - Date.parse(changedAt(command)) < ENDED_SHOWN_MS),
  )
  return [...standing, ...others].slice(0, SHOWN_MAX)
}

/** What the relay was last believed to be; `null` where no command of the log was proved or answered with a yes. */
export function lastConfirmedRelay(commands: readonly CommandView[]): 'cut' | 'restored' | null {
  for (const command of commands) {
    const relay = relayAfter(command)
    if (relay !== null) return relay
  }
  return null
}

/** Of which commands the device's own record may have changed. */
export const confirmedSwitches = (commands: readonly CommandView[]) =>
  commands
    .filter((command) => believed(command) !== null)
    .map(({ commandId }) => commandId)
    .join()

function relayAfter(command: CommandView): 'cut' | 'restored' | null {
  const after = believed(command)
  return after !== null && 'relay' in after ? after.relay : null
}

function believed({ text, state, answer }: CommandView) {
  const kind = switchOf(text)
  return kind && confirmedSwitch({ kind, state, answer })
}
