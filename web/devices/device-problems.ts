import type { DeviceView } from '../../shared/devices/device.ts'
import { batteryWarning } from '../../shared/tracking/view/battery.ts'

/** Problems that need attention, the most urgent first. */
export const DEVICE_PROBLEMS = ['relayCut', 'held', 'lowBattery', 'silent'] as const
export type DeviceProblem = (typeof DEVICE_PROBLEMS)[number]

const HAS: Record<DeviceProblem, (device: DeviceView) => boolean> = {
  relayCut: ({ isRelayCut }) => isRelayCut === true,
  held: ({ hasHeldCommand }) => hasHeldCommand,
  lowBattery: ({ tracking }) => hasLowBattery(tracking?.batteryVoltage ?? null),
  silent: ({ tracking }) => tracking?.freshness === 'silent',
}

const hasLowBattery = (volts: number | null) => volts !== null && batteryWarning(volts) !== null

/** A device without a subscription is not tracked, so nothing is known to be wrong with it. */
export const hasProblem = (device: DeviceView, problem: DeviceProblem) =>
  device.hasSubscription && HAS[problem](device)

/** The devices in their order, but those with a problem before the others, the most urgent problem first. */
export const withProblemsFirst = (devices: readonly DeviceView[]): DeviceView[] =>
  devices.toSorted((a, b) => urgency(a) - urgency(b))

/** Lower is more urgent. */
function urgency(device: DeviceView): number {
  const first = DEVICE_PROBLEMS.findIndex((problem) => hasProblem(device, problem))
  return first === -1 ? DEVICE_PROBLEMS.length : first
}
