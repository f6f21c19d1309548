import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { memo, type ReactNode, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { useShownDevices } from '../../../api/live-push/shown-devices.ts'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import type { DevicesView } from '../use-devices-view.ts'
import { COLUMN_SORTS, type Column } from './columns.ts'
import {
  DeviceCell,
  LastUpdateCell,
  LocationCell,
  SpeedCell,
  StatusCell,
  SubscriptionCell,
  TagsCell,
} from './device-cells.tsx'
import { DeviceMenu } from './device-menu.tsx'
import styles from './list.module.css'
import type { RowProps } from './row-props.ts'
import { SelectBox } from './select-box.tsx'
import type { Selection } from './use-selection.ts'

const ROW = { rowPx: 57, keyOf: ({ deviceId }: DeviceView) => deviceId }

/** The columns' shares of the width. */
const WIDTHS: Record<Column, number> = {
  device: 26,
  tags: 17,
  subscription: 16,
  status: 10,
  location: 20,
  speed: 10,
  lastUpdate: 13,
}

export type ListProps = {
  devices: readonly DeviceView[]
  columns: readonly Column[]
  selection: Selection
  view: DevicesView
  rowPropsOf: (device: DeviceView) => RowProps
}

/** The devices as a table. Rows outside the window are not rendered; `aria-rowindex` counts them. */
export function DeviceTable({ devices, columns, selection, view, rowPropsOf }: ListProps) {
  const { t } = useTranslation()
  const body = useRef<HTMLTableSectionElement>(null)
  const { rows, height, measure } = useVirtualRows(devices, { list: body, ...ROW })
  useShownDevices(rows.map(({ row }) => row.deviceId))
  const above = rows[0]?.top ?? 0
  const below = height - (rows.at(-1)?.bottom ?? 0)
  return (
    <table className={styles.table} aria-label={t('devicesPage.title')} aria-rowcount={devices.length + 1}>
      <colgroup>
        <col className={styles.selectCell} />
        {columns.map((column) => (
          <col key={column} style={{ width: `${WIDTHS[column]}%` }} />
        ))}
        <col className={styles.menuCell} />
      </colgroup>
      <thead>
        <tr>
          <th className={styles.selectCell}>
            <label className={styles.select}>
              <input
                type="checkbox"
                checked={selection.isAll}
                ref={(box) => {
                  if (box !== null) box.indeterminate = !selection.isAll && selection.selected.length > 0
                }}
                aria-label={t('devicesPage.selectAll')}
                onChange={selection.toggleAll}
              />
            </label>
          </th>
          {columns.map((column) => (
            <Heading key={column} column={column} view={view} />
          ))}
          <th className={styles.menuCell}>
            <span className={styles.hidden}>{t('devicesPage.columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        <Gap height={above} columns={columns.length} />
        {rows.map(({ row, index }) => (
          <DeviceRow key={row.deviceId} index={index} measure={measure} {...rowPropsOf(row)} />
        ))}
        <Gap height={below} columns={columns.length} />
      </tbody>
    </table>
  )
}

/** In the place of rows that are not rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    <tr className={styles.gap}>
      <td colSpan={columns + 2} style={{ height }} />
    </tr>
  )
}

function Heading({
  column,
  view: { sort, isReversed, sortBy },
}: { column: Column } & Pick<ListProps, 'view'>) {
  const { t } = useTranslation()
  const label = t(`devicesPage.columns.${column}`)
  const by = COLUMN_SORTS[column]
  if (by === null) return <th scope="col">{label}</th>
  const isSorted = sort === by
  const Arrow = isReversed ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" aria-sort={isSorted ? (isReversed ? 'descending' : 'ascending') : undefined}>
      <button type="button" onClick={() => sortBy(by)}>
        {label}
        {isSorted && <Arrow size={14} stroke={2} aria-hidden />}
      </button>
    </th>
  )
}

type CellProps = Pick<RowProps, 'device' | 'subscription'>

const CELLS: Record<Exclude<Column, 'device'>, (props: CellProps) => ReactNode> = {
  tags: ({ device }) => <TagsCell tags={device.tags} />,
  subscription: ({ device, subscription }) => (
    <SubscriptionCell hasSubscription={device.hasSubscription} subscription={subscription} />
  ),
  status: ({ device }) => <StatusCell isOnline={device.isOnline} />,
  location: ({ device }) => <LocationCell tracking={device.tracking} />,
  speed: ({ device }) => <SpeedCell tracking={device.tracking} />,
  lastUpdate: ({ device }) => <LastUpdateCell tracking={device.tracking} />,
}

type Props = RowProps & { index: number; measure: Ref<HTMLTableRowElement> }

/** A device in the table. */
const DeviceRow = memo(function DeviceRow({ index, measure, columns, ...row }: Props) {
  const { device, isSelected } = row
  return (
    <tr
      ref={measure}
      data-index={index}
      // the row of the headings is the first
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
    >
      <td className={styles.selectCell}>
        <SelectBox {...row} />
      </td>
      {columns.map((column) =>
        column === 'device' ? (
          <th key={column} scope="row">
            <DeviceCell device={device} />
          </th>
        ) : (
          <td key={column}>{CELLS[column](row)}</td>
        ),
      )}
      <td className={styles.menuCell}>
        <DeviceMenu {...row} />
      </td>
    </tr>
  )
})
