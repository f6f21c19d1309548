import { NativeSelect, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEFAULT_TRAIL_MINUTES, TRAIL_MINUTES, type TrailMinutes } from '../live-search.ts'
import styles from '../panel/panel.module.css'
import type { LiveView } from '../use-live-view.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Turns trails on and off and sets their length. */
export function TrailTools({ view }: { view: LiveView }) {
  const { t } = useTranslation()
  return (
    <div className={styles.trails}>
      <Switch
        label={t('live.trails')}
        checked={view.trailsShown}
        onChange={({ currentTarget }) => view.setTrailsShown(currentTarget.checked)}
      />
      <NativeSelect
        size="xs"
        aria-label={t('live.trailLength')}
        value={view.trailMinutes}
        disabled={!view.trailsShown}
        onChange={({ currentTarget }) => view.setTrailMinutes(trailMinutesOf(currentTarget.value))}
        data={TRAIL_MINUTES.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }))}
      />
    </div>
  )

  function lengthText(minutes: number): string {
    if (minutes < HOUR_MINUTES) return t('live.trailMinutes', { count: minutes })
    if (minutes <= DAY_MINUTES) return t('live.trailHours', { count: minutes / HOUR_MINUTES })
    return t('live.trailDays', { count: minutes / DAY_MINUTES })
  }
}

const trailMinutesOf = (text: string): TrailMinutes =>
  TRAIL_MINUTES.find((minutes) => minutes === Number(text)) ?? DEFAULT_TRAIL_MINUTES
