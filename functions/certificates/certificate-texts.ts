import type { Certificate, CertifiedDevice } from '../../shared/certificates/certificate.ts'
import { isDeviceType, unknownTypeLabel } from '../../shared/devices/device-types.ts'
import {
  certificateLabels as labels,
  certificatePaperTexts as texts,
} from '../../shared/i18n/en/certificates.ts'
import { deviceTypes } from '../../shared/i18n/en/device-types.ts'
import { fill } from '../../shared/i18n/fill.ts'
import { addressLines } from '../../shared/subscriptions/order.ts'

/** That of the texts. */
export const LANGUAGE = 'en'

export const COLUMNS = [
  { title: texts.device, share: 0.23 },
  { title: labels.plate, share: 0.12 },
  { title: labels.type, share: 0.12 },
  { title: labels.deviceId, share: 0.19 },
  { title: labels.since, share: 0.18 },
  { title: labels.monitored, share: 0.16 },
]

export type Fact = {
  label: string
  /** Of the width of the page. */
  share: number
  /** The first one is emphasized. */
  lines: readonly string[]
}

type DateText = (day: string) => string

/** What the head of a certificate says. */
export const factsOf = ({ number, issuedOn, holder, devices }: Certificate, dateText: DateText): Fact[] => [
  {
    label: labels.holder,
    share: 0.34,
    lines: [holder.name, ...(holder.address ? addressLines(holder.address, LANGUAGE) : [])],
  },
  { label: labels.issuedOn, share: 0.2, lines: [dateText(issuedOn)] },
  { label: labels.number, share: 0.34, lines: [number] },
  { label: labels.devices, share: 0.12, lines: [String(devices.length)] },
]

/** What a certificate says about a device, in the order of its columns. */
export const rowOf = (device: CertifiedDevice, dateText: DateText) => [
  device.deviceName,
  device.plateNumber ?? labels.noPlate,
  isDeviceType(device.deviceType) ? deviceTypes[device.deviceType] : unknownTypeLabel(device.deviceType),
  device.deviceId,
  dateText(device.monitoredSince),
  monitoredText(device),
]

function monitoredText({ geofences, alerts }: CertifiedDevice): string {
  const watched = [
    labels.livePosition,
    ...counted(geofences, labels.geofences_one, labels.geofences_other),
    ...counted(alerts, labels.alerts_one, labels.alerts_other),
  ]
  return watched.join('\n')
}

function counted(count: number, one: Counted, other: Counted): string[] {
  return count === 0 ? [] : [fill(count === 1 ? one : other, { count: String(count) })]
}
type Counted = `{{count}} ${string}`
