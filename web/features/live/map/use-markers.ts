import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MINUTE_MS } from '../../../../shared/time.ts'
import {
  deviceFeatures,
  memoizedDeviceFeatures,
  type PositionedDevice,
} from '../../../map/features/device-features.ts'
import { isCurrent } from '../../../map/markers/is-current.ts'
import { shortName } from '../../../map/markers/short-name.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useAgeText } from '../../../ui/times/use-age-text.ts'

/** The features of the selected device and of all others, with labels whose ages are as of `agesAsOf` (epoch ms). */
export function useMarkers(
  devices: readonly PositionedDevice[],
  selected: PositionedDevice | undefined,
  agesAsOf: number,
) {
  // Ages in labels count in minutes: with seconds, every label would change every second.
  const labelOf = useMarkerLabel(Math.floor(agesAsOf / MINUTE_MS) * MINUTE_MS)
  const featuresOf = useMemo(() => memoizedDeviceFeatures(labelOf), [labelOf])
  const selectedId = selected?.deviceId
  return {
    others: useMemo(
      () => featuresOf(devices.filter(({ deviceId }) => deviceId !== selectedId)),
      [devices, selectedId, featuresOf],
    ),
    selected: useMemo(() => deviceFeatures(selected ? [selected] : [], labelOf), [selected, labelOf]),
  }
}

/** The text under a marker: the name, and for a position that is not current its age. */
function useMarkerLabel(now: number): (device: PositionedDevice) => string {
  const { t } = useTranslation()
  const ageText = useAgeText()
  const times = useTimes()
  return useCallback(
    ({ deviceName, tracking: { freshness, GPSTime, nextContactAt } }) => {
      const name = shortName(deviceName)
      if (isCurrent(freshness) || GPSTime === null) return name
      if (freshness === 'asleep' && nextContactAt !== null)
        return `${name}\n${t('freshness.asleepUntil', { time: times.short(nextContactAt, now) })}`
      return `${name}\n${ageText(GPSTime, now)}`
    },
    [t, ageText, times, now],
  )
}
