import type { DeviceView } from '../../../devices/device.ts'
import type { Tracking } from '../../../devices/tracking.ts'
import { batteryWarning } from '../../../tracking/view/battery.ts'
import type { ReportDevice } from '../../report-input.ts'

/** The state that a device is counted under: nobody knows what a silent one is doing now. */
export const DEVICE_STATES = ['MOVING', 'IDLE', 'STOPPED', 'UNKNOWN', 'silent', 'never'] as const
export type DeviceState = (typeof DEVICE_STATES)[number]

export function stateOf({ tracking }: Pick<DeviceView, 'tracking'>): DeviceState {
  if (tracking === null) return 'never'
  return tracking.freshness === 'silent' ? 'silent' : tracking.motionStatus
}

/** Why a device needs attention, the most urgent first. */
export const ATTENTION = ['relayCut', 'noContact', 'lowBattery', 'neverReported', 'notTracked'] as const
export type Attention = (typeof ATTENTION)[number]

const NEEDED: Record<Attention, (device: ReportDevice) => boolean> = {
  relayCut: ({ live }) => live.isRelayCut === true,
  noContact: ({ live }) => stateOf(live) === 'silent',
  lowBattery: ({ live: { tracking } }) => hasLowBattery(tracking),
  // Without a subscription none is expected.
  neverReported: ({ live, isTracked }) => isTracked && stateOf(live) === 'never',
  notTracked: ({ isTracked }) => !isTracked,
}

export const attentionOf = (device: ReportDevice): Attention[] =>
  ATTENTION.filter((reason) => NEEDED[reason](device))

const hasLowBattery = (tracking: Tracking | null): boolean => {
  const volts = tracking?.batteryVoltage ?? null
  return volts !== null && batteryWarning(volts) !== null
}
