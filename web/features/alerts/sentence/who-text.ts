import type { TFunction } from 'i18next'
import { ALL_DEVICES, TAG_BASED } from '../../../../shared/alerts/alert-rule.ts'
import type { DeviceView } from '../../../../shared/devices/device.ts'

type Device = Pick<DeviceView, 'deviceId' | 'deviceName' | 'deviceType' | 'tags'>
export type Covered = { deviceId: string; tags: readonly string[] }

/** The types with a name of their own in a sentence. */
const NAMED_TYPES = [
  'boat',
  'jetski',
  'sailboat',
  'yacht',
  'car',
  'truck',
  'van',
  'bus',
  'rv',
  'trailer',
  'motorcycle',
  'tractor',
  'excavator',
  'container',
] as const

/** The devices that a rule watches now. */
export function coveredDevices<One extends Device>(
  { deviceId, tags }: Covered,
  devices: readonly One[],
): One[] {
  if (deviceId === ALL_DEVICES) return [...devices]
  if (deviceId === TAG_BASED) return devices.filter((device) => device.tags.some((tag) => tags.includes(tag)))
  return devices.filter((device) => device.deviceId === deviceId)
}

/** Whom a rule watches: `any boat tagged charter`, where all of them are boats. `devices` is undefined until it is known. */
export function whoText(
  covered: Covered,
  devices: readonly Device[] | undefined,
  { t, language }: { t: TFunction; language: string },
): string {
  const { deviceId, tags } = covered
  const found = coveredDevices(covered, devices ?? [])
  if (deviceId !== ALL_DEVICES && deviceId !== TAG_BASED) {
    const [device] = found
    if (device !== undefined) return t('alerts.who.one', { device: device.deviceName })
    return devices === undefined ? t('alerts.who.one', { device: deviceId }) : t('alerts.who.missing')
  }
  const types = new Set(found.map(({ deviceType }) => deviceType))
  const named = NAMED_TYPES.find((type) => types.has(type))
  const any = named === undefined || types.size > 1 ? t('alerts.who.any') : t(`alerts.who.${named}`)
  if (deviceId === ALL_DEVICES) return any
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    tags.map((tag) => t('alerts.who.tag', { tag })),
  )
  return t('alerts.who.tagged', { any, tags: names })
}
