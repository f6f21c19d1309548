import type { Preferences } from '../../../shared/account/preferences.ts'
import type { Certificate, CertifiedDevice } from '../../../shared/certificates/certificate.ts'
import { isDeviceType, unknownTypeLabel } from '../../../shared/devices/device-types.ts'
import type { Language } from '../../../shared/i18n/language.ts'
import { loadCertificates, loadDeviceTypes } from '../../../shared/i18n/load-texts.ts'
import { countedText } from '../../../shared/i18n/plural.ts'
import { addressLines } from '../../../shared/subscriptions/order.ts'
import { wordedDate } from '../../../shared/times/date-words.ts'

/** How a certificate is written. */
export type CertificateWriting = Awaited<ReturnType<typeof loadCertificateWriting>>

export async function loadCertificateWriting(language: Language, dateFormat: Preferences['dateFormat']) {
  const [certificates, { deviceTypes }] = await Promise.all([
    loadCertificates(language),
    loadDeviceTypes(language),
  ])
  return {
    language,
    labels: certificates.certificateLabels,
    texts: certificates.certificatePaperTexts,
    deviceTypes,
    dateText: (day: string) => wordedDate(day, dateFormat, language),
  }
}

export const columnsOf = ({ labels, texts }: CertificateWriting) => [
  { title: texts.device, share: 0.23 },
  { title: labels.plate, share: 0.12 },
  { title: labels.type, share: 0.12 },
  { title: labels.deviceId, share: 0.19 },
  { title: labels.since, share: 0.18 },
  { title: labels.monitored, share: 0.16 },
]

export type Fact = {
  label: string
  /** The share of the page's width. */
  share: number
  /** The first one is emphasized. */
  lines: readonly string[]
}

/** The facts in the head of a certificate. */
export const factsOf = (
  { number, issuedOn, holder, devices }: Certificate,
  { language, labels, dateText }: CertificateWriting,
): Fact[] => [
  {
    label: labels.holder,
    share: 0.34,
    lines: [holder.name, ...(holder.address ? addressLines(holder.address, language) : [])],
  },
  { label: labels.issuedOn, share: 0.2, lines: [dateText(issuedOn)] },
  { label: labels.number, share: 0.34, lines: [number] },
  { label: labels.devices, share: 0.12, lines: [String(devices.length)] },
]

/** A device on a certificate, in the order of its columns. */
export const rowOf = (device: CertifiedDevice, writing: CertificateWriting) => [
  device.deviceName,
  device.plateNumber ?? writing.labels.noPlate,
  isDeviceType(device.deviceType)
    ? writing.deviceTypes[device.deviceType]
    : unknownTypeLabel(device.deviceType),
  device.deviceId,
  writing.dateText(device.monitoredSince),
  monitoredText(device, writing),
]

function monitoredText(
  { geofences, alerts }: CertifiedDevice,
  { labels, language }: CertificateWriting,
): string {
  const watched = [
    labels.livePosition,
    ...(geofences === 0 ? [] : [countedText(geofences, language, labels, 'geofences')]),
    ...(alerts === 0 ? [] : [countedText(alerts, language, labels, 'alerts')]),
  ]
  return watched.join('\n')
}
