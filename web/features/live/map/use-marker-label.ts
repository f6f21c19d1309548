import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PositionedDevice } from '../../../map/features/device-features.ts'
import { isCurrent } from '../../../map/markers/is-current.ts'
import { shortName } from '../../../map/markers/short-name.ts'
import { shortTime } from '../../../ui/format.ts'
import { useAgeText } from '../../../ui/times/use-age-text.ts'

/** The text under a marker: the name, and for an old position how old it was at `now`. */
export function useMarkerLabel(now: number): (device: PositionedDevice) => string {
  const { t } = useTranslation()
  const ageText = useAgeText()
  return useCallback(
    ({ deviceName, tracking: { freshness, GPSTime, nextContactAt } }) => {
      const name = shortName(deviceName)
      if (isCurrent(freshness) || GPSTime === null) return name
      if (freshness === 'asleep' && nextContactAt !== null)
        return `${name}\n${t('freshness.asleepUntil', { time: shortTime(nextContactAt, now) })}`
      return `${name}\n${ageText(GPSTime, now)}`
    },
    [t, ageText, now],
  )
}
