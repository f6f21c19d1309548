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
import { countsFrom } from '../../shared/maintenance/due.ts'
import type { MaintenanceState, MaintenanceStatus } from '../../shared/maintenance/maintenance.ts'
import { Permitted } from '../account/membership.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { useNow } from '../ui/times/now.tsx'
import { useUnits } from '../ui/units/use-units.tsx'
import styles from './maintenance.module.css'
import { useCompleteMaintenance } from './use-maintenance-actions.ts'

const MAINTENANCE_ICONS: Record<MaintenanceState, typeof IconCheck> = {
  overdue: IconAlertTriangle,
  dueSoon: IconCalendarDue,
  ok: IconCircleCheck,
  unknown: IconHelpCircle,
}

export type MaintenanceDialogName = 'edit' | 'done' | 'remove'

type Props = {
  status: MaintenanceStatus
  /** The device, if the list is about several. */
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
      <Permitted to="maintenance:write">
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
      </Permitted>
    </li>
  )
}

/** The texts of an interval: how often, what is left, and when it was last done. */
function useMaintenanceTexts() {
  const { t } = useTranslation()
  const times = useTimes()
  const now = useNow()
  const { roundDistanceText, roundHoursText } = useUnits()

  const distanceLeft = ({ everyKm, leftKm }: MaintenanceStatus) => {
    if (everyKm === null) return []
    if (leftKm === null) return [t('maintenance.left.distanceUnknown')]
    const distance = roundDistanceText(Math.abs(leftKm))
    return [t(leftKm > 0 ? 'maintenance.left.distance' : 'maintenance.left.distanceOver', { distance })]
  }
  const hoursLeft = ({ everyEngineHours, leftEngineHours }: MaintenanceStatus) => {
    if (everyEngineHours === null) return []
    if (leftEngineHours === null) return [t('maintenance.left.engineHoursUnknown')]
    const hours = roundHoursText(Math.abs(leftEngineHours))
    return [
      t(leftEngineHours > 0 ? 'maintenance.left.engineHours' : 'maintenance.left.engineHoursOver', { hours }),
    ]
  }
  const dayLeft = ({ dueAt }: MaintenanceStatus) => {
    if (dueAt === null) return []
    const isOver = Date.parse(dueAt) <= now
    return [t(isOver ? 'maintenance.left.dayOver' : 'maintenance.left.day', { date: times.date(dueAt) })]
  }

  return {
    /** `Every 5,000 mi or 6 months` */
    every: ({ everyKm, everyEngineHours, everyMonths }: MaintenanceStatus) => {
      const intervals = [
        ...(everyKm === null ? [] : [roundDistanceText(everyKm)]),
        ...(everyEngineHours === null ? [] : [roundHoursText(everyEngineHours)]),
        ...(everyMonths === null ? [] : [t('maintenance.months', { count: everyMonths })]),
      ]
      const interval = intervals.reduce((first, second) => t('maintenance.or', { first, second }))
      return t('maintenance.every', { interval })
    },
    left: (status: MaintenanceStatus) =>
      [...distanceLeft(status), ...hoursLeft(status), ...dayLeft(status)].join(' · '),
    lastDone: (status: MaintenanceStatus) => {
      const { at, odometerKm, engineHours } = countsFrom(status)
      const date = times.date(at)
      if (status.done.length === 0) return t('maintenance.neverDone', { date })
      const figure =
        odometerKm !== null
          ? roundDistanceText(odometerKm)
          : engineHours === null
            ? null
            : roundHoursText(engineHours)
      return figure === null
        ? t('maintenance.lastDone', { date })
        : t('maintenance.lastDoneAt', { date, figure })
    },
  }
}
