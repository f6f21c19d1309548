import { CloseButton, Kbd, NativeSelect, Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TRAIL_MINUTES, type TrailMinutes } from './live-search.ts'
import styles from './panel.module.css'
import type { useLiveView } from './use-live-view.ts'

type Props = { search: string; setSearch: (text: string) => void; view: ReturnType<typeof useLiveView> }

export const SEARCH_FIELD = 'device-search'

export function PanelTools({ search, setSearch, view }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <TextInput
        id={SEARCH_FIELD}
        type="search"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        placeholder={t('live.search')}
        aria-label={t('live.search')}
        leftSection={<IconSearch size={17} stroke={1.7} />}
        rightSection={
          search === '' ? (
            <Kbd className={styles.key}>/</Kbd>
          ) : (
            <CloseButton size="sm" aria-label={t('live.clearSearch')} onClick={() => setSearch('')} />
          )
        }
      />
      <div className={styles.trails}>
        <Switch
          label={t('live.trails')}
          checked={view.trailsShown}
          onChange={({ currentTarget }) => view.showTrails(currentTarget.checked)}
        />
        <NativeSelect
          aria-label={t('live.trailLength')}
          value={view.trailMinutes}
          disabled={!view.trailsShown}
          onChange={({ currentTarget }) => view.setTrailMinutes(trailMinutes(currentTarget.value))}
          data={TRAIL_MINUTES.map((minutes) => ({ value: String(minutes), label: lengthText(minutes) }))}
        />
      </div>
    </div>
  )

  function lengthText(minutes: number): string {
    if (minutes < 60) return t('live.trailMinutes', { count: minutes })
    if (minutes <= 1440) return t('live.trailHours', { count: minutes / 60 })
    return t('live.trailDays', { count: minutes / 1440 })
  }
}

const trailMinutes = (text: string): TrailMinutes =>
  TRAIL_MINUTES.find((minutes) => minutes === Number(text)) ?? 60
