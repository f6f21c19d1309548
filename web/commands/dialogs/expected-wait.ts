import type { SwitchKind } from '../../../shared/commands/command.ts'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { parseStatusText } from '../../../shared/tracking/view/status-text.ts'

/** The specification's waits (1.4, 1.9), or until the next report of a tracker that reports less often than that. */
export type ExpectedWait =
  | { kind: 'active' | 'powerSave' | 'asleep' | 'leaving' | 'silent' }
  | { kind: 'nextReport'; intervalSeconds: number }

/** "10-30 s while the tracker is active" holds up to this interval, as a command goes out with the next report. */
const ACTIVE_UP_TO_SECONDS = 30

/** How long a switch is expected to take, by how often the tracker checks in. */
export function expectedWait(name: SwitchKind, { tracking, isInStorageMode }: DeviceView): ExpectedWait {
  if (tracking === null || tracking.freshness === 'silent') return { kind: 'silent' }
  if (name === 'storeOff') return { kind: 'leaving' }
  if (isInStorageMode || tracking.freshness === 'asleep') return { kind: 'asleep' }
  const { statusDescription, reportIntervalSeconds: intervalSeconds } = tracking
  const isSavingPower =
    statusDescription !== null && parseStatusText(statusDescription).powerSaveMode === true
  if (isSavingPower) return { kind: 'powerSave' }
  if (intervalSeconds === null || intervalSeconds <= ACTIVE_UP_TO_SECONDS) return { kind: 'active' }
  return { kind: 'nextReport', intervalSeconds }
}
