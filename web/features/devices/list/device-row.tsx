import { memo, type ReactNode, type Ref } from 'react'
import type { Column } from './columns.ts'
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
export const DeviceRow = memo(function DeviceRow({ index, measure, columns, ...row }: Props) {
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
