import { useState } from 'react'
import type { SwitchKind } from '../../../shared/commands/command.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { useRestoreFocus } from '../../ui/focus.ts'
import { SwitchDialog } from './switch-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

export type CommandDialogName = SwitchKind | 'text'

type Props = { name: CommandDialogName; device: DeviceView; close: () => void }

/** Confirms a command before it is sent. A text that sets a switch gets the dialog of that switch. */
export function CommandDialog({ name, device, close }: Props) {
  // The second dialog opens from the first, whose elements are gone when it closes.
  useRestoreFocus()
  const [typedSwitch, setTypedSwitch] = useState<SwitchKind | null>(null)
  const shown = typedSwitch ?? name
  return shown === 'text' ? (
    <TextDialog device={device} close={close} confirmSwitch={setTypedSwitch} />
  ) : (
    <SwitchDialog name={shown} device={device} close={close} />
  )
}
