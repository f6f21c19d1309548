import type { CommandKind } from './command.ts'

type TextRefusal = 'text-malformed' | 'text-relay-spelling' | 'text-forbidden'
export type ReadText = { kind: CommandKind; text: string } | { refused: TextRefusal }

/** The report intervals that the storage commands set. */
export const STORED_INTERVAL_SECONDS = 3600
export const AWAKE_INTERVAL_SECONDS = 60

export const CUT_TEXT = 'RELAY,1#'
export const RESTORE_TEXT = 'RELAY,0#'
export const STORE_ON_TEXT = `HC,15,${STORED_INTERVAL_SECONDS},${STORED_INTERVAL_SECONDS}#`
export const STORE_OFF_TEXT = `HC,15,${AWAKE_INTERVAL_SECONDS},${AWAKE_INTERVAL_SECONDS}#`

const SWITCHES: Record<string, CommandKind> = {
  [CUT_TEXT]: 'cut',
  [RESTORE_TEXT]: 'restore',
  [STORE_ON_TEXT]: 'storeOn',
  [STORE_OFF_TEXT]: 'storeOff',
}

export const TEXT_LENGTH_MAX = 160
/** The second half begins at the first of some spaces only: else a long run of them is looked at from each. */
const SPACES_AROUND = /^ +|(?<! ) +$/g
/** One command of printable ASCII that ends with its only `#`. */
const ONE_COMMAND = /^[\x20-\x22\x24-\x7e]+#$/
/** Every family's words for the relay that are known: only the two spellings above are understood. */
const RELAY_WORDS = /^(RELAY|DYD|HFYD|S20|SETDIGOUT|STOPOIL|RESUMEOIL|STOPELEC|SUPPLYOIL|CUT|OIL)/
/** All that a word's parameters are written with: what is beyond it may part two commands for some unit. */
const BEYOND_PARAMETERS = /[^A-Z0-9,.:+*#@_/-]+/
/** These hijack a tracker (its server, its owner's numbers, its password) or can brick it. */
const FORBIDDEN_WORDS = new Set([
  'SERVER',
  'IP',
  'DNS',
  'DOMAIN',
  'APN',
  'SOS',
  'CENTER',
  'FACTORY',
  'PWD',
  'PASSWORD',
  'RESET',
  'UPGRADE',
  'FOTA',
])
const READ_WORDS = new Set(['STATUS', 'WHERE', 'VERSION', 'PARAM'])
const CONFIGURE_WORDS = new Set(['HC', 'TIMER', 'HBT', 'GMT', 'SPEED', 'MILEAGE'])

/**
 * Reads a text command: its kind, and the text that goes out: a switch in its one spelling, any other as given without
 * the spaces around it. Refused: what is not one printable command of at most 160 characters with one `#` at its end, a relay
 * command in any spelling but the two that are understood, wherever in the text it stands, and what hijacks or bricks a
 * tracker unless `allowed` names its word. A word that is not known at all, and one that is not the only one for sure, is
 * `unknown` and takes the relay's gate.
 */
export function readCommandText(given: string, allowed: readonly string[] = []): ReadText {
  const trimmed = given.replace(SPACES_AROUND, '')
  if (trimmed.length > TEXT_LENGTH_MAX || !ONE_COMMAND.test(trimmed)) return { refused: 'text-malformed' }
  const text = trimmed.toUpperCase().replace(/ *([,#]) */g, '$1')
  const kind = SWITCHES[text]
  if (kind) return { kind, text }
  const parts = text.split(/[^A-Z0-9]+/)
  if ([parts.join(''), ...parts].some((part) => RELAY_WORDS.test(part)))
    return { refused: 'text-relay-spelling' }
  const words = text.split(BEYOND_PARAMETERS).map((command) => /[A-Z]+/.exec(command)?.[0] ?? '')
  if (words.some((word) => FORBIDDEN_WORDS.has(word) && !allowed.includes(word)))
    return { refused: 'text-forbidden' }
  const [word = '', ...more] = words
  if (more.length > 0) return { kind: 'unknown', text: trimmed }
  if (READ_WORDS.has(word)) return { kind: 'read', text: trimmed }
  if (CONFIGURE_WORDS.has(word) || allowed.includes(word)) return { kind: 'configure', text: trimmed }
  return { kind: 'unknown', text: trimmed }
}

/** Whether a text waits for the gate: what stops an engine, and what nobody knows. */
export const needsInterlock = (kind: CommandKind) => kind === 'cut' || kind === 'unknown'
