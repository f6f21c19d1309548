import { useTranslation } from 'react-i18next'
import { DateField } from '../ui/dates/date-field.tsx'
import { DecimalInput } from '../ui/figures/decimal-input.tsx'
import { useTimes } from '../ui/times/clock.tsx'
import { UNIT_SYSTEMS } from '../ui/units/unit-systems.ts'
import { useUnits } from '../ui/units/use-units.tsx'
import type { DoneDraft } from './interval-draft.ts'
import styles from './maintenance.module.css'

type Props = { draft: DoneDraft; change: (part: Partial<DoneDraft>) => void; hint: string }

/** When something was last done, and the readings of then. */
export function DoneFields({ draft, change, hint }: Props) {
  const { t } = useTranslation()
  const { dayOf } = useTimes()
  const { units } = useUnits()
  return (
    <fieldset className={styles.group}>
      <legend>{t('maintenance.form.lastDone')}</legend>
      <div className={styles.fields}>
        <DateField
          label={t('maintenance.form.day')}
          value={draft.day}
          change={(day) => change({ day: day ?? '' })}
          lastDay={dayOf(Date.now())}
        />
        <DecimalInput
          label={t('maintenance.form.odometer', { unit: UNIT_SYSTEMS[units].distance.unit })}
          value={draft.odometer}
          change={(odometer) => change({ odometer })}
        />
        <DecimalInput
          label={t('maintenance.form.engineHoursThen')}
          value={draft.engineHours}
          change={(engineHours) => change({ engineHours })}
        />
      </div>
      <p className={styles.dim}>{hint}</p>
    </fieldset>
  )
}
