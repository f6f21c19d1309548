import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { RelayCutLabel } from '../../../commands/relay-cut-label.tsx'
import { ConnectLink, waitsForPosition } from '../../../devices/connect-link.tsx'
import { DeviceGlyph } from '../../../devices/device-glyph.tsx'
import { StatusLine } from '../../../devices/status-line.tsx'
import { movesNow } from '../../../map/markers/is-current.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import styles from './device-list.module.css'

const ROW = { rowPx: 62, paddingStartPx: 4, paddingEndPx: 8, keyOf: ({ deviceId }: DeviceView) => deviceId }

type Props = { devices: DeviceView[]; selectedId: string | undefined; select: (deviceId: string) => void }

/**
 * The list of devices. Rows are buttons, so Enter selects; the page's shortcuts handle the arrow keys. A long list is
 * virtual: `aria-posinset` and `aria-setsize` describe the rows that are not rendered.
 */
export function DeviceList({ devices, selectedId, select }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { rows, height, measure } = useVirtualRows(devices, { list, ...ROW })
  return (
    <ul ref={list} className={styles.list} id="device-list" aria-label={t('live.panel')} style={{ height }}>
      {rows.map(({ row: device, index, top }) => (
        <li
          key={device.deviceId}
          ref={measure}
          data-index={index}
          className={styles.row}
          style={{ transform: `translateY(${top}px)` }}
          aria-posinset={index + 1}
          aria-setsize={devices.length}
        >
          <button
            type="button"
            data-device-row={device.deviceId}
            className={styles.button}
            aria-current={device.deviceId === selectedId || undefined}
            onClick={() => select(device.deviceId)}
          >
            <DeviceGlyph device={device} />
            <span className={styles.text}>
              <span className={styles.name} title={device.deviceName}>
                {device.deviceName}
              </span>
              <StatusLine tracking={device.tracking} />
              {device.isRelayCut && <RelayCutLabel />}
            </span>
            <RowNumbers tracking={device.tracking} />
          </button>
          {waitsForPosition(device) && <ConnectLink device={device} />}
        </li>
      ))}
    </ul>
  )
}

/** The speed is shown only for a moving device with a current position. */
function RowNumbers({ tracking }: Pick<DeviceView, 'tracking'>) {
  const { speedText } = useUnits()
  if (tracking === null) return null
  return (
    <span className={styles.numbers}>
      {movesNow(tracking) && <span className={styles.speed}>{speedText(tracking.speed)}</span>}
      {tracking.GPSTime && <AgeText at={tracking.GPSTime} />}
    </span>
  )
}
