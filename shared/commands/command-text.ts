import { entriesOf } from '../entries-of.ts'
import type { CommandKind, SwitchKind } from './command.ts'

type TextRefusal = 'text-malformed' | 'text-relay-spelling' | 'text-forbidden'
export type ParsedText = { kind: CommandKind; text: string } | { refused: TextRefusal }

export const CUT_TEXT = 'RELAY,1#'
export const RESTORE_TEXT = 'RELAY,0#'
/**
 * The report intervals in and out of storage mode, in the texts that switch it and in the telemetry that proves them.
 */
export const STORED_INTERVAL_SECONDS = 3600
export const AWAKE_INTERVAL_SECONDS = 60
export const STORE_ON_TEXT = `HC,15,${STORED_INTERVAL_SECONDS},${STORED_INTERVAL_SECONDS}#`
export const STORE_OFF_TEXT = `HC,15,${AWAKE_INTERVAL_SECONDS},${AWAKE_INTERVAL_SECONDS}#`

export const SWITCH_TEXTS: Record<SwitchKind, string> = {
  cut: CUT_TEXT,
  restore: RESTORE_TEXT,
  storeOn: STORE_ON_TEXT,
  storeOff: STORE_OFF_TEXT,
}
const SWITCH_KINDS = new Map(entriesOf(SWITCH_TEXTS).map(([kind, text]) => [text, kind]))
export const isSwitchKind = (kind: CommandKind): kind is SwitchKind => kind in SWITCH_TEXTS

export const TEXT_LENGTH_MAX = 160
/** The lookbehind keeps matching linear: without it, a long run of spaces would be tried from each of them. */
const SPACES_AROUND = /^ +|(?<! ) +$/g
/** Printable ASCII with one `#`, at its end. */
const ONE_COMMAND = /^[\x20-\x22\x24-\x7e]+#$/
/** The relay keywords of all tracker families that we know. Only the two spellings above are supported. */
const RELAY_KEYWORDS = /^(RELAY|DYD|HFYD|S20|SETDIGOUT|STOPOIL|RESUMEOIL|STOPELEC|SUPPLYOIL|CUT|OIL)/
/** Any character outside a keyword's parameters may separate two commands for some tracker. */
const SEPARATOR = /[^A-Z0-9,.:+*#@_/-]+/
/** Keywords that can hijack a tracker (its server, its owner's numbers, its password) or brick it. */
const FORBIDDEN_KEYWORDS = new Set([
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
const READ_KEYWORDS = new Set(['STATUS', 'WHERE', 'VERSION', 'PARAM'])
const CONFIGURE_KEYWORDS = new Set(['HC', 'TIMER', 'HBT', 'GMT', 'SPEED', 'MILEAGE'])

/**
 * Parses a text command into its kind and the text to send: a switch in its canonical spelling, any other as given, but
 * trimmed. Refused are
 * - `text-malformed`: anything but one printable command of at most 160 characters with one `#`, at its end;
 * - `text-relay-spelling`: a relay keyword anywhere in the text, but for the two supported spellings;
 * - `text-forbidden`: a keyword that can hijack or brick a tracker, unless it is in `allowed`.
 * An unknown keyword, or a text that may hold several commands, is `unknown` and needs the interlock.
 */
export function parseCommandText(given: string, allowed: readonly string[] = []): ParsedText {
  const trimmed = given.replace(SPACES_AROUND, '')
  if (trimmed.length > TEXT_LENGTH_MAX || !ONE_COMMAND.test(trimmed)) return { refused: 'text-malformed' }
  const text = trimmed.toUpperCase().replace(/ *([,#]) */g, '$1')
  const kind = SWITCH_KINDS.get(text)
  if (kind) return { kind, text }
  const parts = text.split(/[^A-Z0-9]+/)
  if ([parts.join(''), ...parts].some((part) => RELAY_KEYWORDS.test(part)))
    return { refused: 'text-relay-spelling' }
  const keywords = text.split(SEPARATOR).map((command) => /[A-Z]+/.exec(command)?.[0] ?? '')
  if (keywords.some((keyword) => FORBIDDEN_KEYWORDS.has(keyword) && !allowed.includes(keyword)))
    return { refused: 'text-forbidden' }
  const [keyword = '', ...more] = keywords
  if (more.length > 0) return { kind: 'unknown', text: trimmed }
  if (READ_KEYWORDS.has(keyword)) return { kind: 'read', text: trimmed }
  if (CONFIGURE_KEYWORDS.has(keyword) || allowed.includes(keyword))
    return { kind: 'configure', text: trimmed }
  return { kind: 'unknown', text: trimmed }
}

/** The switch that a text sets, in any spelling that is accepted; `null` for any other text. */
export function switchSetBy(text: string): SwitchKind | null {
  const parsed = parseCommandText(text)
  return 'kind' in parsed && isSwitchKind(parsed.kind) ? parsed.kind : null
}

/** Whether a command needs the interlock: it stops the engine, or what it does is unknown. */
export const needsInterlock = (kind: CommandKind) => kind === 'cut' || kind === 'unknown'
