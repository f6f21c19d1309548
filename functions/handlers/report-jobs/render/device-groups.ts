import type { ReportInput } from '../../../../shared/reports/report-input.ts'

/** A part of the devices of a report with what belongs to them. `first` and `last` count from 1. */
export type DeviceGroup = { first: number; last: number; input: ReportInput }

/** The devices of a report in groups, in their order. */
export function* deviceGroups(input: ReportInput, size: number): Generator<DeviceGroup> {
  for (let from = 0; from < input.devices.length; from += size) {
    const devices = input.devices.slice(from, from + size)
    const ids = new Set(devices.map(({ deviceId }) => deviceId))
    const isTheirs = ({ deviceId }: { deviceId: string }) => ids.has(deviceId)
    yield {
      first: from + 1,
      last: from + devices.length,
      input: {
        ...input,
        devices,
        events: input.events.filter(isTheirs),
        eventsBefore: input.eventsBefore.filter(isTheirs),
        visits: input.visits.filter(isTheirs),
      },
    }
  }
}
