import type { SwitchKind } from '../../../shared/commands/command.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { SwitchDialog } from './switch-dialog.tsx'
import { TextDialog } from './text-dialog.tsx'

export type CommandDialogName = SwitchKind | 'text'

type Props = { name: CommandDialogName; device: DeviceView; close: () => void }

/** Confirms a command before it is sent. */
export function CommandDialog({ name, device, close }: Props) {
  return name === 'text' ? (
    <TextDialog device={device} close={close} />
  ) : (
    <SwitchDialog name={name} device={device} close={close} />
  )
}
