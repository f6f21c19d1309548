import { Button } from '@mantine/core'
import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Advice } from '../../../../shared/rules/noise.ts'
import { useRuleWriting } from '../use-rule-writing.ts'
import styles from './rehearsal.module.css'
import { adviceFor, type Rehearsed } from './rehearse-devices.ts'

/** The settings that calm a rule. */
export type Settings = { delayMinutes?: number; cooldownMinutes?: number }

const SETTINGS: Record<Advice['code'], (minutes: number) => Settings> = {
  'longer-delay': (delayMinutes) => ({ delayMinutes }),
  'longer-cooldown': (cooldownMinutes) => ({ cooldownMinutes }),
}

type Props = { found: Rehearsed; change: (settings: Settings) => void }

/** How noisy a rule would have been, and the setting that would have calmed it. */
export function NoiseNote({ found, change }: Props) {
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
