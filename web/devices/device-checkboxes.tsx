import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { devicesQuery } from '../api/devices-query.ts'
import { useSite } from '../api/site.tsx'
import styles from './device-checkboxes.module.css'
import { searchDevices } from './search-devices.ts'
import { sortDevices } from './sort-devices.ts'

/** A longer list gets a search field. */
const MAX_WITHOUT_SEARCH = 8

type Props = {
  selectedIds: readonly string[]
  select: (deviceIds: string[]) => void
  label: string
  /** Shown once nothing is selected any more. */
  missing?: string
}

/** Chooses among the devices with a subscription, by name. */
export function DeviceCheckboxes({ selectedIds, select, label, missing }: Props) {
  const { t } = useTranslation()
  const { client } = useSite()
  const fleet = useQuery(devicesQuery(client))
  const [isTouched, setTouched] = useState(false)
  const [search, setSearch] = useState('')
  const shareable = useMemo(
    () => fleet.data && sortDevices(searchDevices(fleet.data.devices, ''), 'name'),
    [fleet.data],
  )
  const toggle = (deviceId: string) => {
    setTouched(true)
    const others = selectedIds.filter((id) => id !== deviceId)
    select(selectedIds.includes(deviceId) ? others : [...others, deviceId])
  }

  if (shareable === undefined)
    return <p role="status">{t(fleet.isError ? 'shares.devicesFailed' : 'shares.devicesLoading')}</p>
  if (shareable.length === 0) return <p role="status">{t('shares.noDevices')}</p>
  const found = searchDevices(shareable, search)
  return (
    <fieldset className={styles.devices}>
      <legend>
        {label}
        {selectedIds.length > 0 && <small>{t('shares.selected', { count: selectedIds.length })}</small>}
      </legend>
      {shareable.length > MAX_WITHOUT_SEARCH && (
        <TextInput
          type="search"
          className={styles.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          placeholder={t('live.search')}
          aria-label={t('live.search')}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
        />
      )}
      <div className={styles.checkboxes}>
        {found.map(({ deviceId, deviceName }) => (
          <label key={deviceId}>
            <input
              type="checkbox"
              checked={selectedIds.includes(deviceId)}
              onChange={() => toggle(deviceId)}
            />
            <span>{deviceName}</span>
          </label>
        ))}
        {found.length === 0 && <p role="status">{t('live.noMatch', { search })}</p>}
      </div>
      {missing && isTouched && selectedIds.length === 0 && (
        <p className={styles.error} role="alert">
          {missing}
        </p>
      )}
    </fieldset>
  )
}
