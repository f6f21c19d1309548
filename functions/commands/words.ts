import type { Command, CommandReason } from '../../shared/commands/command.ts'
import { CUT_BELOW_KMH, CUT_FIX_AGE_MAX_MS } from '../../shared/commands/relay-interlock.ts'
import { SECOND_MS } from '../../shared/time.ts'

const HELD = 'It is asked again with each new position until it expires.'

const WORDS: Record<CommandReason, (command: Command) => string> = {
  noFix: () => `Held: the tracker has not sent a position yet. ${HELD}`,
  fixAge: ({ fixAgeSeconds }) =>
    `Held: the newest position is ${fixAgeSeconds} s old, and ${CUT_FIX_AGE_MAX_MS / SECOND_MS} s is the most. ${HELD}`,
  invalidFix: () => `Held: the newest position cannot be trusted. ${HELD}`,
  speedUnknown: () => `Held: the tracker does not say how fast it moves. ${HELD}`,
  speed: ({ speedKmh }) =>
    `Held: it moves at ${Math.round(speedKmh ?? 0)} km/h, and must be below ${CUT_BELOW_KMH} km/h. ${HELD}`,
  'text-malformed': () =>
    'Refused: a command is one queue of at most 160 plain characters with one # at its end.',
  'text-relay-spelling': () => 'Refused: write RELAY,1# to cut and RELAY,0# to restore the relay.',
  'text-forbidden': () => 'Refused: this command can take the tracker away from you or make it useless.',
  'text-not-spoken': () => 'Refused: this kind of tracker does not support that command.',
  'no-subscription': () => 'Refused: the device has no subscription. Only its relay can be restored.',
  'too-many-open': () => 'Refused: ten commands are waiting already. Wait until one is done.',
  superseded: () => 'Refused: a later command took its place.',
  unit: ({ answer }) => `Refused by the tracker: ${answer}`,
  undelivered: () => 'Expired: the tracker was not heard in time.',
  unanswered: () => 'Expired: the tracker did not answer in time.',
}

/** What the owner reads of a command that is held or refused; nothing for one on its way. */
export const wordsOf = (command: Command): string =>
  command.reason === null ? '' : WORDS[command.reason](command)
