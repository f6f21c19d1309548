import {
  CUT_TEXT,
  parseCommandText,
  RESTORE_TEXT,
  STORE_OFF_TEXT,
  STORE_ON_TEXT,
} from '../../shared/commands/command-text.ts'

/** The switches that have a dialog of their own. */
export type SwitchName = 'cut' | 'restore' | 'storeOn' | 'storeOff'

export const SWITCH_TEXTS: Record<SwitchName, string> = {
  cut: CUT_TEXT,
  restore: RESTORE_TEXT,
  storeOn: STORE_ON_TEXT,
  storeOff: STORE_OFF_TEXT,
}

/** Which switch a text is; `null` for any other command. */
export function switchOf(text: string): SwitchName | null {
  const read = parseCommandText(text)
  return 'kind' in read && isSwitchName(read.kind) ? read.kind : null
}

const isSwitchName = (kind: string): kind is SwitchName => kind in SWITCH_TEXTS
