import { Button, NativeSelect, Progress } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAlertRule } from '../../../../shared/alerts/alert-rule.ts'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { Advice } from '../../../../shared/rules/noise.ts'
import { coveredDevices } from '../sentence/who-text.ts'
import { useRuleWriting } from '../use-rule-writing.ts'
import { Found } from './found.tsx'
import styles from './rehearsal.module.css'
import { adviceFor, type Rehearsed } from './rehearse-devices.ts'
import { type RehearsalState, useRehearsal } from './use-rehearsal.ts'

/** The last of them is the longest that the API answers. */
const DAYS = [1, 7, 14, 30] as const
const DEFAULT_DAYS = 7

type Props = {
  /** `null` until it is complete. */
  rule: NewAlertRule | null
  devices: readonly DeviceView[] | undefined
  /** Takes the advice. */
  change: (settings: Settings) => void
}

/** The alerts that a rule would have raised in the last days, updated while it is edited. */
export function Rehearsal({ rule, devices, change }: Props) {
  const { t } = useTranslation()
  const [days, setDays] = useState<number>(DEFAULT_DAYS)
  const covered = rule === null || devices === undefined ? [] : coveredDevices(rule, devices)
  const { state, stop, resume } = useRehearsal(
    devices === undefined ? null : rule,
    covered.map(({ deviceId }) => deviceId),
    days,
  )
  return (
    <section className={styles.rehearsal} aria-labelledby="rehearsal">
      <header>
        <h3 id="rehearsal">{t('alerts.rehearsal.title')}</h3>
        <NativeSelect
          aria-label={t('alerts.rehearsal.days')}
          size="xs"
          value={days}
          onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          data={DAYS.map((value) => ({
            value: String(value),
            label: t('alerts.rehearsal.lastDays', { count: value }),
          }))}
        />
      </header>
      {rule === null && <p className={styles.note}>{t('alerts.rehearsal.incomplete')}</p>}
      {state !== null && covered.length === 0 && (
        <p className={styles.note}>{t('alerts.rehearsal.noDevices')}</p>
      )}
      {rule !== null && state !== null && covered.length > 0 && (
        <>
          <Running state={state} stop={stop} resume={resume} />
          {(state.kind !== 'failed' || state.found.devices > 0) && <Counted state={state} />}
          <NoiseNote found={state.found} change={change} />
          <Found state={state} devices={covered} />
        </>
      )}
    </section>
  )
}

type RunningProps = { state: RehearsalState; stop: () => void; resume: () => void }

/** How far it is, and how to end it. */
function Running({ state: { kind, found, total }, stop, resume }: RunningProps) {
  const { t } = useTranslation()
  const progress = { done: found.devices, count: total }
  if (kind === 'done') return null
  if (kind === 'failed')
    return (
      <p className={styles.running} role="alert">
        <span>{t('alerts.rehearsal.failed')}</span>
        <Button size="xs" variant="default" onClick={resume}>
          {t('problem.tryAgain')}
        </Button>
      </p>
    )
  if (kind === 'stopped')
    return (
      <p className={styles.running}>
        <span>{t('alerts.rehearsal.stopped', progress)}</span>
        <Button size="xs" variant="default" onClick={resume}>
          {t('alerts.rehearsal.resume')}
        </Button>
      </p>
    )
  return (
    <div className={styles.running}>
      <div>
        <span>{t('alerts.rehearsal.progress', progress)}</span>
        <Progress size="xs" value={(found.devices / total) * 100} aria-label={t('alerts.rehearsal.title')} />
      </div>
      <Button size="xs" variant="default" onClick={stop}>
        {t('alerts.rehearsal.stop')}
      </Button>
    </div>
  )
}

function Counted({ state: { kind, found, days } }: { state: RehearsalState }) {
  const { t } = useTranslation()
  const { firings, suppressed } = found
  const isOpen = kind === 'running' && firings.length === 0
  return (
    <p className={styles.count} aria-live="polite" aria-busy={kind === 'running'}>
      <strong>
        {isOpen
          ? t('alerts.rehearsal.loading', { count: days })
          : t('alerts.rehearsal.alerts', { count: firings.length })}
      </strong>
      {suppressed.length > 0 && <span>{t('alerts.rehearsal.suppressed', { count: suppressed.length })}</span>}
    </p>
  )
}

/** The settings that calm a rule. */
type Settings = { delayMinutes?: number; cooldownMinutes?: number }

const SETTINGS: Record<Advice['code'], (minutes: number) => Settings> = {
  'longer-delay': (delayMinutes) => ({ delayMinutes }),
  'longer-cooldown': (cooldownMinutes) => ({ cooldownMinutes }),
}

type SettingsProps = { found: Rehearsed; change: (settings: Settings) => void }

/** How noisy a rule would have been, and the setting that would have calmed it. */
function NoiseNote({ found, change }: SettingsProps) {
  const { t } = useTranslation()
  const { minutesText } = useRuleWriting()
  const advice = adviceFor(found)
  const { firings, reversed } = found
  if (advice === null) return null
  const { code, minutes } = advice
  const values = { minutes: minutesText(minutes), left: advice.firings, count: advice.insteadOf }
  return (
    <div className={styles.noise}>
      <IconBulb size={18} aria-hidden />
      <div>
        {reversed > 0 && <p>{t('alerts.rehearsal.noise', { count: firings.length, reversed })}</p>}
        <p>{t(`alerts.rehearsal.advice.${code}`, values)}</p>
        <Button size="xs" variant="default" onClick={() => change(SETTINGS[code](minutes))}>
          {t(`alerts.rehearsal.take.${code}`, values)}
        </Button>
      </div>
    </div>
  )
}
