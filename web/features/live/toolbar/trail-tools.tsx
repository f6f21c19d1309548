import { NativeSelect, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DEFAULT_TRAIL_MINUTES, TRAIL_MINUTES, type TrailMinutes } from '../live-search.ts'
import styles from '../panel/panel.module.css'
import type { LiveView } from '../use-live-view.ts'

/** Trails on and off, and how far back they go. */
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
        onChange={({ currentTarget }) => view.setTrailMinutes(trailMinutes(currentTarget.value))}
        data={TRAIL_MINUTES.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }))}
      />
    </div>
  )

  function lengthText(minutes: number): string {
    if (minutes < 60) return t('live.trailMinutes', { count: minutes })
    if (minutes <= 1440) return t('live.trailHours', { count: minutes / 60 })
    return t('live.trailDays', { count: minutes / 1440 })
  }
}

const trailMinutes = (text: string): TrailMinutes =>
  TRAIL_MINUTES.find((minutes) => minutes === Number(text)) ?? DEFAULT_TRAIL_MINUTES
