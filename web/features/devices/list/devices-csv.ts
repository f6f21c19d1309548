import type { DeviceView } from '../../../../shared/devices/device.ts'
import { CSV_LINE_END, csvText } from '../../../../shared/trails/export-csv.ts'
import { zonedIso } from '../../../../shared/trails/zoned-iso.ts'

/** The columns, in order. */
const CSV_COLUMNS = [
  'name',
  'deviceId',
  'plate',
  'type',
  'tags',
  'subscription',
  'status',
  'latitude',
  'longitude',
  'speed',
  'lastUpdate',
] as const
type CsvColumn = (typeof CSV_COLUMNS)[number]

type Written = {
  timeZone: string
  perKmh: number
  headText: (column: CsvColumn) => string
  typeText: (type: string) => string
  yesNo: { subscribed: [yes: string, no: string]; online: [yes: string, no: string] }
}

/** Devices as CSV (RFC 4180), with times in the account's zone and speeds in its units. Unknown is empty. */
export function devicesCsv(devices: readonly DeviceView[], written: Written): string {
  const head = CSV_COLUMNS.map((column) => csvText(written.headText(column))).join(',')
  const lines = devices.map((device) => {
    const fields = fieldsOf(device, written)
    return CSV_COLUMNS.map((column) => fields[column]).join(',')
  })
  return [head, ...lines, ''].join(CSV_LINE_END)
}

function fieldsOf(device: DeviceView, { timeZone, perKmh, typeText, yesNo }: Written) {
  const { deviceName, deviceId, originalPlate, deviceType, tags, hasSubscription, isOnline, tracking } =
    device
  const speed = tracking?.speed ?? null
  return {
    name: csvText(deviceName),
    deviceId: csvText(deviceId),
    plate: csvText(originalPlate),
    type: csvText(typeText(deviceType)),
    tags: csvText(tags.join('; ')),
    subscription: csvText(yesNo.subscribed[hasSubscription ? 0 : 1]),
    status: csvText(yesNo.online[isOnline ? 0 : 1]),
    latitude: tracking?.latitude ?? '',
    longitude: tracking?.longitude ?? '',
    speed: speed === null ? '' : (speed * perKmh).toFixed(1),
    lastUpdate: tracking?.lastUpdate ? zonedIso(Date.parse(tracking.lastUpdate), timeZone) : '',
  } satisfies Record<CsvColumn, string | number>
}
