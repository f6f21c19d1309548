import { type Period, periodFrom } from '../../../shared/reports/period.ts'
import type { ReportDevice, ReportInput } from '../../../shared/reports/report-input.ts'

/** The same report of some of its devices. */
export const ofDevices = (input: ReportInput, ...deviceIds: readonly string[]): ReportInput => ({
  ...input,
  devices: input.devices.filter(({ deviceId }) => deviceIds.includes(deviceId)),
  events: input.events.filter(({ deviceId }) => deviceIds.includes(deviceId)),
  eventsBefore: input.eventsBefore.filter(({ deviceId }) => deviceIds.includes(deviceId)),
})

/** The same report of some of its days: the days before them are those of the period before. */
export function ofDays(input: ReportInput, first: string, last: string): ReportInput {
  const period = periodFrom(first, last, input.period.timezone)
  return {
    ...input,
    period,
    devices: input.devices.map((device) => withinPeriod(device, period)),
    events: input.events.filter(
      ({ timestamp }) => Date.parse(timestamp) >= period.from && Date.parse(timestamp) < period.to,
    ),
  }
}

function withinPeriod(device: ReportDevice, { days }: Period): ReportDevice {
  const dates = new Set(days.map(({ date }) => date))
  const first = days.at(0)?.date ?? ''
  const all = [...device.daysBefore, ...device.days]
  return {
    ...device,
    days: all.filter(({ date }) => dates.has(date)),
    daysBefore: all.filter(({ date }) => date < first).slice(-days.length),
  }
}

/** Devices with the figures of one of them. */
export const copiesOf = (device: ReportDevice, count: number): ReportDevice[] =>
  Array.from({ length: count }, (_, index) => ({
    ...device,
    deviceId: `${device.deviceId}-${index + 1}`,
    deviceName: `${device.deviceName}-${index + 1}`,
  }))
