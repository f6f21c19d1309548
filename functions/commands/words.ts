import type { Command, CommandReason } from '../../shared/commands/command.ts'
import { CUT_BELOW_KMH, CUT_FIX_AGE_MAX_MS } from '../../shared/commands/relay-interlock.ts'
import { SECOND_MS } from '../../shared/time.ts'

const HELD = 'It is checked again with each new position until it expires.'

const WORDS: Record<CommandReason, (command: Command) => string> = {
  noFix: () => `Held: the tracker has not sent a position yet. ${HELD}`,
  fixAge: ({ fixAgeSeconds }) =>
    `Held: the newest position is ${fixAgeSeconds} s old and must be at most ${CUT_FIX_AGE_MAX_MS / SECOND_MS} s old. ${HELD}`,
  invalidFix: () => `Held: the newest position is not reliable. ${HELD}`,
  speedUnknown: () => `Held: the tracker does not report its speed. ${HELD}`,
  speed: ({ speedKmh }) =>
    `Held: it is moving at ${Math.round(speedKmh ?? 0)} km/h and must be below ${CUT_BELOW_KMH} km/h. ${HELD}`,
  'text-malformed': () =>
    'Refused: a command is one line of at most 160 ASCII characters with one # at its end.',
  'text-relay-spelling': () => 'Refused: use RELAY,1# to cut and RELAY,0# to restore the relay.',
  'text-forbidden': () => 'Refused: this command can take the tracker away from you or make it unusable.',
  'text-unsupported': () => 'Refused: this kind of tracker does not support that command.',
  'no-subscription': () => 'Refused: the device has no subscription. Only its relay can be restored.',
  'too-many-open': () => 'Refused: ten commands are already waiting. Wait until one is done.',
  superseded: () => 'Superseded by a later command.',
  'tracker-refused': ({ answer }) => `Refused by the tracker: ${answer}`,
  undelivered: () => 'Expired: the tracker did not report in time.',
  unanswered: () => 'Expired: the tracker did not answer in time.',
}

/** Why a command is held, refused or expired, in words; empty for any other command. */
export const wordsOf = (command: Command): string =>
  command.reason === null ? '' : WORDS[command.reason](command)
