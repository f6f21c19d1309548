import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCalendarDue,
  IconCheck,
  IconCircleCheck,
  IconDots,
  IconHelpCircle,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MaintenanceState, MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import styles from './maintenance.module.css'
import { useCompleteMaintenance } from './use-maintenance-actions.ts'
import { useMaintenanceTexts } from './use-maintenance-texts.ts'

const MAINTENANCE_ICONS: Record<MaintenanceState, typeof IconCheck> = {
  overdue: IconAlertTriangle,
  dueSoon: IconCalendarDue,
  ok: IconCircleCheck,
  unknown: IconHelpCircle,
}

export type MaintenanceDialogName = 'edit' | 'done' | 'remove'

type Props = {
  status: MaintenanceStatus
  /** Of whom, where the list is about several devices. */
  device?: ReactNode
  open: (dialog: MaintenanceDialogName) => void
}

/** An interval with what is left of it, and one click to mark it as done. */
export function MaintenanceRow({ status, device, open }: Props) {
  const { t } = useTranslation()
  const texts = useMaintenanceTexts()
  const complete = useCompleteMaintenance(status)
  const { name, state } = status
  const Icon = MAINTENANCE_ICONS[state]
  return (
    <li className={styles.row} data-state={state}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <div className={styles.text}>
        <span className={styles.name}>
          <strong>{name}</strong>
          {device}
        </span>
        <span className={styles.left}>
          <b>{t(`maintenance.states.${state}`)}</b>
          {texts.left(status)}
        </span>
        <span className={styles.dim}>
          {texts.every(status)} · {texts.lastDone(status)}
        </span>
      </div>
      <Button
        className={styles.done}
        size="xs"
        variant="default"
        leftSection={<IconCheck size={16} stroke={1.7} aria-hidden />}
        aria-label={t('maintenance.markDone', { name })}
        loading={complete.isPending}
        onClick={() => complete.mutate({})}
      >
        {t('maintenance.done')}
      </Button>
      <Menu position="bottom-end" radius={12} shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            className={styles.menu}
            size={30}
            variant="subtle"
            color="gray"
            aria-label={t('maintenance.more', { name })}
          >
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => open('done')}>{t('maintenance.doneEarlier')}</Menu.Item>
          <Menu.Item onClick={() => open('edit')}>{t('maintenance.edit')}</Menu.Item>
          <Menu.Item color="red" onClick={() => open('remove')}>
            {t('maintenance.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
