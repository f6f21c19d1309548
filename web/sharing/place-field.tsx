import { NativeSelect, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { coordinatesText } from '../../shared/geo/place-text.ts'
import type { Point } from '../../shared/geo/point.ts'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { useUnits } from '../ui/units/use-units.tsx'
import { parsePlace } from './parse-place.ts'
import styles from './place-field.module.css'
import { PlaceMapFailed } from './place-map-failed.tsx'
import type { AreaDraft } from './share-draft.ts'

const PlaceMap = lazy(() => import('./place-map.tsx').then((module) => ({ default: module.PlaceMap })))

type Props = { option: 'arrival' | 'hiding'; area: AreaDraft; change: (area: AreaDraft) => void }

/** A place and a radius. The place is chosen on a map or typed as coordinates. */
export function PlaceField({ option, area, change }: Props) {
  const { t } = useTranslation()
  const { radiiM, radiusText } = useUnits()
  const [typed, setTyped] = useState<string | null>(null)
  const { place, radiusM } = area
  const choose = (point: Point) => {
    setTyped(null)
    change({ ...area, place: point })
  }
  return (
    <div className={styles.field}>
      <p>{t(`shares.${option}.hint`)}</p>
      <ErrorBoundary fallback={<PlaceMapFailed />}>
        <Suspense fallback={<div className={styles.map} />}>
          <PlaceMap label={t(`shares.${option}.map`)} place={place} radiusM={radiusM} choose={choose} />
        </Suspense>
      </ErrorBoundary>
      <div className={styles.inputs}>
        <TextInput
          label={t('shares.place.label')}
          value={typed ?? (place === null ? '' : coordinatesText(place))}
          error={place === null && t('shares.place.missing')}
          inputMode="text"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            change({ ...area, place: parsePlace(value) })
          }}
          onBlur={() => place !== null && setTyped(null)}
        />
        <NativeSelect
          label={t('shares.place.radius')}
          value={radiusM}
          data={radiiM.map((metres) => ({ value: String(metres), label: radiusText(metres) }))}
          onChange={({ currentTarget }) => change({ ...area, radiusM: Number(currentTarget.value) })}
        />
      </div>
    </div>
  )
}
