import type { DeviceView } from '../../shared/devices/device.ts'
import styles from './device-glyph.module.css'
import { TypeGlyph } from './type-glyph.tsx'

/** The device as on the map: its silhouette in a disc, ringed in its status colour. */
export function DeviceGlyph({ device }: { device: DeviceView }) {
  return (
    <span className={styles.disc} data-freshness={device.tracking?.freshness ?? 'never'}>
      <TypeGlyph deviceType={device.deviceType} customIcon={device.customIcon} />
    </span>
  )
}
