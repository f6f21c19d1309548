import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { COOLDOWN_MINUTES, DELAY_MINUTES } from '../../../../shared/rules/rule.ts'
import { useRuleWriting } from '../use-rule-writing.ts'
import type { PartProps } from './dialog-parts.ts'
import styles from './rule-dialog.module.css'

const { min, max, step } = COOLDOWN_MINUTES
const COOLDOWNS = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step)
const DELAYS = [DELAY_MINUTES.min, 1, 3, 5, DELAY_MINUTES.max]

/** How long a rule waits before it alerts, and before it alerts again. */
export function PaceFields({ draft: { cooldownMinutes, delayMinutes }, change }: Omit<PartProps, 'field'>) {
  const { t } = useTranslation()
  const { minutesText } = useRuleWriting()
  const choices = (offered: readonly number[], current: number, none: string) =>
    [...new Set([...offered, current])]
      .toSorted((one, other) => one - other)
      .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? none : minutesText(minutes) }))
  return (
    <div className={styles.pace}>
      <NativeSelect
        label={t('alerts.dialog.delay')}
        description={t('alerts.dialog.delayHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={delayMinutes}
        onChange={({ currentTarget: { value } }) => change({ delayMinutes: Number(value) })}
        data={choices(DELAYS, delayMinutes, t('alerts.dialog.noDelay'))}
      />
      <NativeSelect
        label={t('alerts.dialog.cooldown')}
        description={t('alerts.dialog.cooldownHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={cooldownMinutes}
        onChange={({ currentTarget: { value } }) => change({ cooldownMinutes: Number(value) })}
        data={choices(COOLDOWNS, cooldownMinutes, t('alerts.dialog.noCooldown'))}
      />
    </div>
  )
}
