import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RADIUS_M } from '../../../../shared/watching/anchor/radius.ts'
import { useUnits } from '../../../ui/units/use-units.tsx'
import shared from '../boat-panel.module.css'
import styles from './anchor.module.css'

/** Of the slider and the buttons. */
export const STEP_M = 5
const ICON = { size: 22, stroke: 1.7, 'aria-hidden': true }

type Props = { radiusM: number; change: (radiusM: number) => void; accuracyM: number | null }

/** How far a boat may swing, with a slider and two buttons, beside what its receiver is able to tell. */
export function RadiusField({ radiusM, change, accuracyM }: Props) {
  const { t } = useTranslation()
  const { lengthText } = useUnits()
  const id = useId()
  const step = (by: number) => change(Math.min(RADIUS_M.max, Math.max(RADIUS_M.min, radiusM + by)))
  return (
    <div className={styles.radius}>
      <label htmlFor={id}>{t('anchorWatch.facts.radius')}</label>
      <output htmlFor={id}>{lengthText(radiusM)}</output>
      <div className={styles.slide}>
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t('anchorWatch.form.smaller')}
          disabled={radiusM <= RADIUS_M.min}
          onClick={() => step(-STEP_M)}
        >
          <IconMinus {...ICON} />
        </ActionIcon>
        <input
          id={id}
          type="range"
          min={RADIUS_M.min}
          max={RADIUS_M.max}
          step={STEP_M}
          value={radiusM}
          aria-valuetext={lengthText(radiusM)}
          onChange={({ currentTarget }) => change(Number(currentTarget.value))}
        />
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t('anchorWatch.form.larger')}
          disabled={radiusM >= RADIUS_M.max}
          onClick={() => step(STEP_M)}
        >
          <IconPlus {...ICON} />
        </ActionIcon>
      </div>
      <p className={shared.dim}>
        {t('anchorWatch.form.hint')}{' '}
        {accuracyM === null
          ? t('anchorWatch.form.accuracyUnknown')
          : t('anchorWatch.form.accuracy', { accuracy: lengthText(accuracyM) })}
      </p>
    </div>
  )
}
