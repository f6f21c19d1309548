import type { SwitchKind } from '../../../shared/commands/command.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { parseStatusText } from '../../../shared/tracking/view/status-text.ts'

export type ExpectedWait = 'active' | 'powerSave' | 'asleep' | 'leaving' | 'silent'

/** How long a switch is expected to take, by how often the tracker checks in. The value is a translation key. */
export function expectedWait(name: SwitchKind, { tracking, isInStorageMode }: DeviceView): ExpectedWait {
  if (tracking === null || tracking.freshness === 'silent') return 'silent'
  if (name === 'storeOff') return 'leaving'
  if (isInStorageMode || tracking.freshness === 'asleep') return 'asleep'
  const { statusDescription } = tracking
  const isSavingPower =
    statusDescription !== null && parseStatusText(statusDescription).powerSaveMode === true
  return isSavingPower ? 'powerSave' : 'active'
}
