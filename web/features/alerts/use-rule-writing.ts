import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { useStanding } from '../../account/membership.tsx'
import { useSite } from '../../api/site.tsx'
import { geofencesQuery } from '../../geofences/geofences-query.ts'
import { useTimes } from '../../ui/times/clock.tsx'
import { useDurationText } from '../../ui/times/duration-text.ts'
import { useDepthText } from '../../ui/units/use-depth-text.ts'
import { useUnits } from '../../ui/units/use-units.tsx'
import type { RuleWriting } from './sentence/rule-sentence.ts'
import type { SeenWriting } from './sentence/seen-text.ts'

const HOUR_MINUTES = HOUR_MS / MINUTE_MS
const G_DIGITS = 2

/** How the account writes the figures, times and places of rules. */
export function useRuleWriting(): RuleWriting & SeenWriting {
  const { t, i18n } = useTranslation()
  const { client } = useSite()
  const isOwner = useStanding().role === 'owner'
  const units = useUnits()
  const depthText = useDepthText()
  const { clock, full } = useTimes()
  const durationText = useDurationText()
  const { data: geofences } = useQuery(geofencesQuery(client))
  const { language } = i18n
  const { timeFormat } = clock
  const timesOfDay = useMemo(
    () =>
      new Intl.DateTimeFormat(language, {
        timeZone: 'UTC',
        minute: '2-digit',
        ...(timeFormat === '12h'
          ? { hour: 'numeric', hourCycle: 'h12' }
          : { hour: '2-digit', hourCycle: 'h23' }),
      }),
    [language, timeFormat],
  )
  const gs = new Intl.NumberFormat(language, { maximumFractionDigits: G_DIGITS })
  return {
    t,
    isOwner,
    units,
    depthText,
    gText: (g) => t('alerts.g', { value: gs.format(g) }),
    minutesText: (minutes) =>
      minutes >= HOUR_MINUTES && minutes % HOUR_MINUTES === 0
        ? t('duration.wholeHours', { hours: minutes / HOUR_MINUTES })
        : durationText(minutes * MINUTE_MS),
    dateText: full,
    timeOfDayText: (time) => {
      const at = Date.parse(`1970-01-01T${time}:00Z`)
      return Number.isNaN(at) ? time : timesOfDay.format(at)
    },
    // Until they are loaded, a geofence is not deleted.
    geofenceName: (id) => {
      if (geofences === undefined) return t('alerts.types.insideGeofence')
      return geofences.find(({ geofenceId }) => geofenceId === id)?.name ?? null
    },
  }
}
