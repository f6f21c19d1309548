import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useShownDevices } from '../../../api/live-push/shown-devices.ts'
import { RelayCutLabel } from '../../../commands/relay-cut-label.tsx'
import { ConnectLink, waitsForPosition } from '../../../devices/connect-link.tsx'
import { DeviceGlyph } from '../../../devices/device-glyph.tsx'
import { StatusLine } from '../../../devices/status-line.tsx'
import { FirstStepsLink } from '../../../first-steps/first-steps-link.tsx'
import { movesNow } from '../../../map/markers/is-current.ts'
import { LoadingButton } from '../../../ui/buttons/loading-button.tsx'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import type { Fleet } from '../use-fleet.ts'
import deviceListStyles from './device-list.module.css'
import styles from './panel.module.css'
import { useNoMatchText } from './use-device-search.ts'

type Props = {
  fleet: Fleet
  found: DeviceView[]
  search: string
  /** Clears the search and the filters. */
  clearAll: () => void
  selectedId: string | undefined
  select: (deviceId: string) => void
  addDevice: () => void
}

/** The list of devices; a skeleton while it loads, the reason if it fails, and a guide if it is empty. */
export function PanelBody({ fleet, found, search, clearAll, selectedId, select, addDevice }: Props) {
  const { t } = useTranslation()
  const noMatchText = useNoMatchText()
  if (!fleet.isLoaded && fleet.error !== null)
    return (
      <div className={styles.inset}>
        <ProblemNote error={fleet.error} title={t('live.loadFailedTitle')}>
          <LoadingButton size="xs" variant="default" onClick={fleet.refresh} loading={fleet.refreshing}>
            {t('problem.tryAgain')}
          </LoadingButton>
        </ProblemNote>
      </div>
    )
  if (!fleet.isLoaded) return <ListSkeleton label={t('live.loading')} />
  if (fleet.devices.length === 0) return <EmptyFleet addDevice={addDevice} />
  if (found.length === 0)
    return (
      <div className={styles.noMatch} role="status">
        <strong>{t('devices.noDevicesFound')}</strong>
        <span>{noMatchText(search)}</span>
        <Button variant="default" size="xs" onClick={clearAll}>
          {t('filter.clear')}
        </Button>
      </div>
    )
  return <DeviceList devices={found} selectedId={selectedId} select={select} />
}

const ROW_WIDTHS_PERCENT = [72, 54, 63, 48, 66]

function ListSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {ROW_WIDTHS_PERCENT.map((width) => (
        <div key={width}>
          <Skeleton circle height={38} />
          <div>
            <Skeleton height={12} width={`${width}%`} />
            <Skeleton height={10} width={`${width - 20}%`} />
          </div>
        </div>
      ))}
    </div>
  )
}

const ROW = { rowPx: 62, paddingStartPx: 4, paddingEndPx: 8, keyOf: ({ deviceId }: DeviceView) => deviceId }

type DeviceListProps = {
  devices: DeviceView[]
  selectedId: string | undefined
  select: (deviceId: string) => void
}

/**
 * The list of devices. Rows are buttons, so Enter selects; the page's shortcuts handle the arrow keys. A long list is
 * virtual: `aria-posinset` and `aria-setsize` describe the rows that are not rendered.
 */
function DeviceList({ devices, selectedId, select }: DeviceListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { rows, height, measure } = useVirtualRows(devices, { list, ...ROW })
  useShownDevices(rows.map(({ row }) => row.deviceId))
  return (
    <ul
      ref={list}
      className={deviceListStyles.list}
      id="device-list"
      aria-label={t('live.panel')}
      style={{ height }}
    >
      {rows.map(({ row: device, index, top }) => (
        <li
          key={device.deviceId}
          ref={measure}
          data-index={index}
          className={deviceListStyles.row}
          style={{ transform: `translateY(${top}px)` }}
          aria-posinset={index + 1}
          aria-setsize={devices.length}
        >
          <button
            type="button"
            data-device-row={device.deviceId}
            className={deviceListStyles.button}
            aria-current={device.deviceId === selectedId || undefined}
            onClick={() => select(device.deviceId)}
          >
            <DeviceGlyph device={device} />
            <span className={deviceListStyles.text}>
              <span className={deviceListStyles.name} title={device.deviceName}>
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
    <span className={deviceListStyles.numbers}>
      {movesNow(tracking) && <span className={deviceListStyles.speed}>{speedText(tracking.speed)}</span>}
      {tracking.GPSTime && <AgeText at={tracking.GPSTime} />}
    </span>
  )
}

function EmptyFleet({ addDevice }: { addDevice: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 240 120" role="img" aria-label={t('empty.picture')}>
        <path d="M0 92C30 84 44 100 72 96S118 70 150 78 204 104 240 88V120H0Z" className={styles.drawnLand} />
        <path d="M22 74C54 40 86 82 118 56S172 26 196 40" className={styles.drawnTrail} />
        <circle cx="22" cy="74" r="4" className={styles.drawnStart} />
        <circle cx="196" cy="40" r="19" className={styles.drawnDisc} />
        <path
          d={SILHOUETTES.boat}
          transform="translate(184 28)"
          className={styles.drawnGlyph}
          fillRule="evenodd"
        />
        <path d="M219 17A32 32 0 0 1 228 40M226 8A44 44 0 0 1 239 40" className={styles.drawnWaves} />
      </svg>
      <h2>{t('empty.title')}</h2>
      <p>
        {t('common.noData')} {t('empty.text')}
      </p>
      <Button leftSection={<IconPlus size={18} />} onClick={addDevice}>
        {t('live.addDevice')}
      </Button>
      <FirstStepsLink />
    </div>
  )
}
