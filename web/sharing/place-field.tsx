import { NativeSelect, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Point } from '../../shared/geo/point.ts'
import { ErrorBoundary } from '../ui/feedback/error-boundary.tsx'
import { coordinatesText } from '../ui/format.ts'
import { NoPlaceMap } from './no-place-map.tsx'
import styles from './place-field.module.css'
import { placeIn } from './place-text.ts'
import type { PlaceWish } from './share-draft.ts'
import { useRadiusText } from './use-radius-text.ts'

const PlaceMap = lazy(() => import('./place-map.tsx').then((module) => ({ default: module.PlaceMap })))

const RADII_M = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]

type Props = { of: 'arrival' | 'hiding'; wish: PlaceWish; change: (wish: PlaceWish) => void }

/** A place and how far around it, chosen on a map or written. */
export function PlaceField({ of, wish, change }: Props) {
  const { t } = useTranslation()
  const radiusText = useRadiusText()
  const [typed, setTyped] = useState<string | null>(null)
  const { place, radiusM } = wish
  const choose = (chosen: Point) => {
    setTyped(null)
    change({ ...wish, place: chosen })
  }
  return (
    <div className={styles.field}>
      <p>{t(`shares.${of}.hint`)}</p>
      <ErrorBoundary fallback={<NoPlaceMap />}>
        <Suspense fallback={<div className={styles.map} />}>
          <PlaceMap label={t(`shares.${of}.map`)} place={place} radiusM={radiusM} choose={choose} />
        </Suspense>
      </ErrorBoundary>
      <div className={styles.both}>
        <TextInput
          label={t('shares.place.label')}
          value={typed ?? (place === null ? '' : coordinatesText(place))}
          error={place === null && t('shares.place.missing')}
          inputMode="text"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            change({ ...wish, place: placeIn(value) })
          }}
          onBlur={() => place !== null && setTyped(null)}
        />
        <NativeSelect
          label={t('shares.place.radius')}
          value={radiusM}
          data={RADII_M.map((metres) => ({ value: String(metres), label: radiusText(metres) }))}
          onChange={({ currentTarget }) => change({ ...wish, radiusM: Number(currentTarget.value) })}
        />
      </div>
    </div>
  )
}
