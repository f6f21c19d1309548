import { type ReactNode, useState } from 'react'
import type { MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import { DoneDialog } from './done-dialog.tsx'
import { IntervalDialog } from './interval-dialog.tsx'
import styles from './maintenance.module.css'
import { type MaintenanceDialogName, MaintenanceRow } from './maintenance-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = {
  statuses: readonly MaintenanceStatus[]
  label: string
  /** A link to the device of each, where the list is about several. */
  deviceOf?: (status: MaintenanceStatus) => ReactNode
}

type Opened = { dialog: MaintenanceDialogName; status: MaintenanceStatus }

/** Intervals with their dialogs. */
export function MaintenanceList({ statuses, label, deviceOf }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {statuses.map((status) => (
          <MaintenanceRow
            key={status.id}
            status={status}
            device={deviceOf?.(status)}
            open={(dialog) => setOpened({ dialog, status })}
          />
        ))}
      </ul>
      {opened?.dialog === 'edit' && <IntervalDialog edited={opened.status} close={close} />}
      {opened?.dialog === 'done' && <DoneDialog status={opened.status} close={close} />}
      {opened?.dialog === 'remove' && <RemoveDialog status={opened.status} close={close} />}
    </>
  )
}
