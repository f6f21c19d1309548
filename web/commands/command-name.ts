import type { CommandKind } from '../../shared/commands/command.ts'
import {
  CUT_TEXT,
  parseCommandText,
  RESTORE_TEXT,
  STORE_OFF_TEXT,
  STORE_ON_TEXT,
} from '../../shared/commands/command-text.ts'

/** The commands that have their own dialog. */
export type SwitchName = Extract<CommandKind, 'cut' | 'restore' | 'storeOn' | 'storeOff'>

export const SWITCH_TEXTS: Record<SwitchName, string> = {
  cut: CUT_TEXT,
  restore: RESTORE_TEXT,
  storeOn: STORE_ON_TEXT,
  storeOff: STORE_OFF_TEXT,
}

/** The switch that a text is; `null` for any other command. */
export function switchOf(text: string): SwitchName | null {
  const read = parseCommandText(text)
  return 'kind' in read && isSwitchName(read.kind) ? read.kind : null
}

const isSwitchName = (kind: CommandKind): kind is SwitchName => kind in SWITCH_TEXTS
