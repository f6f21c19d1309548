import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { MAX_DEVICES } from '../history-search.ts'
import type { Selection } from '../use-history-view.ts'
import { chosenIds, selectionOfIds } from './chosen-devices.ts'
import styles from './device-chooser.module.css'
import { findDevices } from './find-devices.ts'

/** A longer list gets a search field. */
const MAX_WITHOUT_SEARCH = 8

type Props = {
  selection: Extract<Selection, { kind: 'all' | 'several' }>
  devices: readonly DeviceView[]
  selectDevices: (selection: Selection) => void
}

/** Chooses which devices are shown together. The map changes with the button, not with each checkbox. */
export function DeviceChooser({ selection, devices, selectDevices }: Props) {
  const { t } = useTranslation()
  const shownIds = chosenIds(selection, devices)
  const [ids, setIds] = useState(shownIds)
  const [search, setSearch] = useState('')
  const found = findDevices(devices, search)
  const isFull = ids.length >= MAX_DEVICES
  const toggle = (deviceId: string) =>
    setIds(ids.includes(deviceId) ? ids.filter((id) => id !== deviceId) : [...ids, deviceId])
  return (
    <details className={styles.chooser}>
      <summary>
        {t('history.chooseDevices')}{' '}
        <small>{t('history.chosenOf', { chosen: shownIds.length, total: devices.length })}</small>
      </summary>
      {devices.length > MAX_WITHOUT_SEARCH && (
        <TextInput
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          placeholder={t('history.deviceHint')}
          aria-label={t('history.findDevice')}
          leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
        />
      )}
      <fieldset className={styles.list} aria-label={t('history.chooseDevices')}>
        {found.map(({ deviceId, deviceName }) => (
          <Checkbox
            key={deviceId}
            label={deviceName}
            checked={ids.includes(deviceId)}
            disabled={isFull && !ids.includes(deviceId)}
            onChange={() => toggle(deviceId)}
          />
        ))}
        {found.length === 0 && <p role="status">{t('history.noDeviceFound')}</p>}
      </fieldset>
      {isFull && devices.length > MAX_DEVICES && (
        <p className={styles.limit} role="status">
          {t('history.chooseAtMost', { max: MAX_DEVICES })}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="default" disabled={ids.length === 0} onClick={() => setIds([])}>
          {t('history.clearChosen')}
        </Button>
        <Button
          variant="light"
          disabled={ids.length === 0}
          onClick={() => selectDevices(selectionOfIds(ids, devices))}
        >
          {t('history.showChosen', { count: ids.length })}
        </Button>
      </div>
    </details>
  )
}
