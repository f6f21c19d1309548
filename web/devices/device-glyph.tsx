import type { DeviceView } from '../../shared/devices/device.ts'
import { silhouetteOf } from '../map/markers/silhouette-of.ts'
import { SILHOUETTES } from '../ui/silhouettes.ts'
import styles from './device-glyph.module.css'

/** The device as on the map: its silhouette in a disc, ringed in its status colour. */
export function DeviceGlyph({ device }: { device: DeviceView }) {
  return (
    <span className={styles.disc} data-freshness={device.tracking?.freshness ?? 'never'}>
      <TypeGlyph deviceType={device.deviceType} customIcon={device.customIcon} />
    </span>
  )
}

/** The silhouette of a device type, or of the icon of a custom one. */
export const TypeGlyph = (type: Pick<DeviceView, 'deviceType' | 'customIcon'>) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path fillRule="evenodd" d={SILHOUETTES[silhouetteOf(type)]} fill="currentColor" />
  </svg>
)
