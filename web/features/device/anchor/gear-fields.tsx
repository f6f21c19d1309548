import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anchorRadius, RADIUS_M } from '../../../../shared/watching/anchor/radius.ts'
import { DecimalInput } from '../../../ui/figures/decimal-input.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import shared from '../boat-panel.module.css'
import styles from './anchor.module.css'
import { STEP_M } from './radius-field.tsx'

const FIELDS = ['depth', 'bowHeight', 'rode', 'boatLength'] as const
type Typed = Record<(typeof FIELDS)[number], string>

const NOTHING_TYPED: Typed = { depth: '', bowHeight: '', rode: '', boatLength: '' }

type Props = { accuracyM: number | null; change: (radiusM: number) => void }

/** Works out the radius of a boat at anchor from its chain and the depth, as soon as all of it is typed. */
export function GearFields({ accuracyM, change }: Props) {
  const { t } = useTranslation()
  const { length, lengthText } = useUnits()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const found = radiusOf(typed, length.perMetre, accuracyM ?? 0)
  const type = (field: (typeof FIELDS)[number]) => (value: string) => {
    const next = { ...typed, [field]: value }
    setTyped(next)
    const result = radiusOf(next, length.perMetre, accuracyM ?? 0)
    if (typeof result === 'number') change(result)
  }
  return (
    <details className={styles.gear}>
      <summary>{t('anchorWatch.gear.title')}</summary>
      <div className={styles.away}>
        {FIELDS.map((field) => (
          <DecimalInput
            key={field}
            label={t(`anchorWatch.gear.${field}`, { unit: length.unit })}
            value={typed[field]}
            change={type(field)}
          />
        ))}
      </div>
      <p aria-live="polite" className={typeof found === 'string' ? styles.wrong : shared.dim}>
        {typeof found === 'number' && t('anchorWatch.gear.found', { radius: lengthText(found) })}
        {typeof found === 'string' && t(`anchorWatch.gear.${found}`, { radius: lengthText(RADIUS_M.max) })}
      </p>
    </details>
  )
}

/** A radius in metres; why there is none; null until all is typed. */
function radiusOf(typed: Typed, perMetre: number, accuracyM: number) {
  const metres = (text: string) => (text === '' ? Number.NaN : Number(text) / perMetre)
  const gear = {
    depthM: metres(typed.depth),
    bowHeightM: metres(typed.bowHeight),
    rodeM: metres(typed.rode),
    boatLengthM: metres(typed.boatLength),
  }
  if (!Object.values(gear).every((one) => one >= 0)) return null
  const found = anchorRadius({ ...gear, accuracyM })
  if ('radiusM' in found) return Math.min(RADIUS_M.max, Math.ceil(found.radiusM / STEP_M) * STEP_M)
  return found.refused === 'radius-too-small' ? RADIUS_M.min : found.refused
}
