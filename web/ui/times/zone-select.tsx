import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { OFFERED_TIME_ZONES } from '../../../shared/account/time-zone.ts'
import { zoneLabel } from '../../../shared/times/zones.ts'
import { browserZone } from './browser-zone.ts'

type Props = {
  value: string
  choose: (zone: string) => void
  /** Shown above the field. Without it, the field needs a name for screen readers. */
  label?: string
  'aria-label'?: string
}

/** The browser's time zone, those that we offer, and the account's own if it is another one. */
export function ZoneSelect({ value, choose, label, 'aria-label': name }: Props) {
  const { t, i18n } = useTranslation()
  const data = useMemo(() => {
    const here = browserZone()
    const elsewhere = [...new Set([...OFFERED_TIME_ZONES, value])].filter((zone) => zone !== here)
    const optionsOf = (zones: readonly string[]) =>
      zones.map((zone) => ({ value: zone, label: zoneLabel(zone, i18n.language) }))
    return [
      { group: t('times.zonesHere'), items: optionsOf([here]) },
      { group: t('times.zonesElsewhere'), items: optionsOf(elsewhere) },
    ]
  }, [t, i18n.language, value])
  return (
    <NativeSelect
      label={label}
      aria-label={label ?? name}
      data={data}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}
