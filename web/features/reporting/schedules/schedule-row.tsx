import { Switch } from '@mantine/core'
import { IconAlertTriangle, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ReportSchedule } from '../../../../shared/reports/schedule.ts'
import { useMay } from '../../../account/membership.tsx'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import table from '../table.module.css'
import type { OpenDialog } from './schedule-dialogs.tsx'
import styles from './schedules.module.css'
import { useDeliveryTexts } from './use-delivery-text.ts'
import { useRunSchedule, useToggleSchedule } from './use-schedule-actions.ts'
import { useWhenText } from './use-when-text.ts'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = { schedule: ReportSchedule; open: (dialog: OpenDialog) => void }

/** A schedule: what it reports, when and to whom, and its last and next run. */
export function ScheduleRow({ schedule, open }: Props) {
  const { t } = useTranslation()
  const whenText = useWhenText()
  const deliveryTexts = useDeliveryTexts()
  const toggle = useToggleSchedule(schedule)
  const mayWrite = useMay()('schedules:write')
  const { name, description, reportType, format, disabledBecause } = schedule
  const enabled = toggle.isPending ? toggle.variables : schedule.enabled
  return (
    <tr data-off={!enabled || undefined}>
      <th scope="row" className={table.name}>
        <button type="button" disabled={!mayWrite} onClick={() => open({ kind: 'edit', schedule })}>
          {name}
        </button>
        {description && <small>{description}</small>}
        {disabledBecause !== null && (
          <small className={styles.warning}>
            <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
            {t(`reports.schedules.disabledBecause.${disabledBecause}`)}
          </small>
        )}
      </th>
      <td data-label={t('reports.schedules.type')} className={styles.type}>
        <span>{t(`reportTypes.${reportType}`)}</span>
        <small>{t(`reports.formats.${format}`)}</small>
      </td>
      <td data-label={t('reports.schedules.when')}>{whenText(schedule)}</td>
      <td data-label={t('reports.schedules.delivery')} className={styles.delivery}>
        {deliveryTexts(schedule).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </td>
      <td data-label={t('reports.schedules.next')}>
        {schedule.nextRun === null ? t('reports.schedules.off') : <Listed at={schedule.nextRun} />}
      </td>
      <td data-label={t('reports.schedules.last')}>
        <LastRun schedule={schedule} />
      </td>
      <td className={styles.toggle}>
        <Switch
          checked={enabled}
          disabled={!mayWrite}
          aria-label={t('reports.schedules.toggle', { name })}
          onChange={({ currentTarget: { checked } }) => !toggle.isPending && toggle.mutate(checked)}
        />
      </td>
      <td className={table.actions}>{mayWrite && <Actions schedule={schedule} open={open} />}</td>
    </tr>
  )
}

function LastRun({ schedule: { lastRun, lastOutcome } }: { schedule: ReportSchedule }) {
  const { t } = useTranslation()
  if (lastRun === null) return t('reports.schedules.never')
  return (
    <>
      <Listed at={lastRun} />
      {lastOutcome !== null && (
        <span
          className={table.status}
          data-status={lastOutcome}
          title={lastOutcome === 'failed' ? t('reports.schedules.failedHint') : undefined}
        >
          {t(`reports.schedules.outcomes.${lastOutcome}`)}
        </span>
      )}
    </>
  )
}

function Actions({ schedule, open }: Props) {
  const { t } = useTranslation()
  const run = useRunSchedule(schedule)
  const { name } = schedule
  return (
    <>
      <ToolButton
        label={t('reports.schedules.run', { name })}
        loading={run.isPending}
        onClick={() => run.mutate()}
      >
        <IconPlayerPlay {...ICON} />
      </ToolButton>
      <ToolButton
        label={t('reports.schedules.edit', { name })}
        onClick={() => open({ kind: 'edit', schedule })}
      >
        <IconPencil {...ICON} />
      </ToolButton>
      <ToolButton
        label={t('reports.schedules.delete', { name })}
        onClick={() => open({ kind: 'delete', schedule })}
      >
        <IconTrash {...ICON} />
      </ToolButton>
    </>
  )
}

function Listed({ at }: { at: string }) {
  const times = useTimes()
  return (
    <time dateTime={at} title={times.full(at)}>
      {times.listed(at, useNow())}
    </time>
  )
}
