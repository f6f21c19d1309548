import { IconChevronRight, IconTool } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import type { MaintenanceStatus } from '../../../shared/maintenance/maintenance.ts'
import { useListText } from '../../ui/text/use-list-text.ts'
import styles from './attention.module.css'

const NAMES_MAX = 3

type Props = { due: readonly MaintenanceStatus[]; devices: readonly DeviceView[] }

/** A link to maintenance that is due, or soon. */
export function MaintenanceLink({ due, devices }: Props) {
  const { t } = useTranslation()
  const listText = useListText()
  const names = due.slice(0, NAMES_MAX).map(({ name, deviceId }) => {
    const device = devices.find((one) => one.deviceId === deviceId)?.deviceName ?? deviceId
    return t('maintenance.due', { name, device })
  })
  const more = due.length - names.length
  const isOverdue = due.some(({ state }) => state === 'overdue')
  return (
    <Link
      to="/dashboard/maintenance"
      className={styles.problem}
      data-problem={isOverdue ? 'overdue' : 'dueSoon'}
    >
      <IconTool size={20} stroke={1.7} aria-hidden />
      <strong>{t('maintenance.attention')}</strong>
      <span className={styles.count}>{due.length}</span>
      <span className={styles.names}>
        {listText(names)}
        {more > 0 && ` ${t('overview.attention.more', { count: more })}`}
      </span>
      <IconChevronRight size={18} stroke={1.7} aria-hidden="true" />
    </Link>
  )
}
