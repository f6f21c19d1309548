import { SearchField } from '../../../ui/list/search-field.tsx'
import '@mantine/core/styles/Combobox.css'
import { Button, Checkbox, type ComboboxItem, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { FreshnessIcon } from '../../../devices/freshness-icon.tsx'
import { useOnline } from '../../../pwa/use-online.ts'
import type { HistoryView, Selection } from '../use-history-view.ts'
import styles from './controls.module.css'
import { findDevices } from './find-devices.ts'
import '@mantine/core/styles/Checkbox.css'
import { MAX_DEVICES } from '../history-search.ts'
import { chosenIds, selectionOfIds } from './chosen-devices.ts'
import deviceChooserStyles from './device-chooser.module.css'

const ALL = 'all'
const SEVERAL = 'several'
const ONE = 'one:'
/** Further devices are found by searching. */
const MAX_LISTED = 60

type Props = { view: HistoryView; devices: readonly DeviceView[] }

/** A searchable list to choose one device or all, and below it, which ones of several. */
export function DevicePicker({ view: { selection, selectDevices }, devices }: Props) {
  const { t } = useTranslation()
  const byValue = useMemo(
    () => new Map(devices.map((device) => [`${ONE}${device.deviceId}`, device])),
    [devices],
  )
  const value = optionOf(selection)
  const chosen = byValue.get(value ?? '')
  const unlisted = selection.kind === 'one' && chosen === undefined ? [selection.deviceId] : []
  const options = [
    { value: ALL, label: t('history.allDevices') },
    ...(selection.kind === 'several'
      ? [{ value: SEVERAL, label: t('history.severalDevices', { count: selection.deviceIds.length }) }]
      : []),
    ...devices.map(({ deviceId, deviceName }) => ({ value: `${ONE}${deviceId}`, label: deviceName })),
    ...unlisted.map((deviceId) => ({ value: `${ONE}${deviceId}`, label: deviceId })),
  ]
  return (
    <div className={styles.device}>
      <Select
        label={t('history.device')}
        placeholder={t('history.deviceHint')}
        searchable
        allowDeselect={false}
        limit={MAX_LISTED}
        maxDropdownHeight={320}
        nothingFoundMessage={t('history.noDeviceFound')}
        data={options}
        value={value}
        onChange={(picked) => {
          if (picked !== null && picked !== SEVERAL) selectDevices(selectionOf(picked))
        }}
        filter={({ options: listed, search }) => {
          const found = new Set(findDevices(devices, search).map(({ deviceId }) => `${ONE}${deviceId}`))
          return listed.filter(
            (item) =>
              'value' in item && (found.has(item.value) || (item.value === ALL && matches(item, search))),
          )
        }}
        renderOption={({ option }) => <Option option={option} device={byValue.get(option.value)} />}
      />
      {chosen && <Badge device={chosen} />}
      {(selection.kind === 'all' || selection.kind === 'several') && devices.length > 1 && (
        <DeviceChooser
          key={JSON.stringify([selection, devices.length])}
          {...{ selection, devices, selectDevices }}
        />
      )}
    </div>
  )
}

function Option({ option, device }: { option: ComboboxItem; device: DeviceView | undefined }) {
  if (device === undefined) return <strong>{option.label}</strong>
  return (
    <span className={styles.option}>
      <span className={styles.optionText}>
        <span>{device.deviceName}</span>
        <small>{device.originalPlate}</small>
      </span>
      <Badge device={device} />
    </span>
  )
}

/** Whether the device is online. Unknown while this page is offline. */
function Badge({ device: { isOnline, tracking } }: { device: DeviceView }) {
  const { t } = useTranslation()
  if (!useOnline()) return null
  return (
    <span className={styles.badge} data-online={isOnline || undefined}>
      <FreshnessIcon freshness={isOnline ? 'live' : (tracking?.freshness ?? 'silent')} />
      {isOnline ? t('history.online') : t('history.offline')}
    </span>
  )
}

const matches = ({ label }: ComboboxItem, search: string) =>
  label.toLowerCase().includes(search.trim().toLowerCase())

function optionOf(selection: Selection): string | null {
  if (selection.kind === 'none') return null
  if (selection.kind === 'one') return `${ONE}${selection.deviceId}`
  return selection.kind
}

const selectionOf = (value: string): Selection =>
  value === ALL ? { kind: 'all' } : { kind: 'one', deviceId: value.slice(ONE.length) }

/** A longer list gets a search field. */
const MAX_WITHOUT_SEARCH = 8

type DeviceChooserProps = {
  selection: Extract<Selection, { kind: 'all' | 'several' }>
  devices: readonly DeviceView[]
  selectDevices: (selection: Selection) => void
}

/** Chooses which devices are shown together. The map changes with the button, not with each checkbox. */
function DeviceChooser({ selection, devices, selectDevices }: DeviceChooserProps) {
  const { t } = useTranslation()
  const shownIds = chosenIds(selection, devices)
  const [ids, setIds] = useState(shownIds)
  const [search, setSearch] = useState('')
  const found = findDevices(devices, search)
  const isFull = ids.length >= MAX_DEVICES
  const toggle = (deviceId: string) =>
    setIds(ids.includes(deviceId) ? ids.filter((id) => id !== deviceId) : [...ids, deviceId])
  return (
    <details className={deviceChooserStyles.chooser}>
      <summary>
        {t('history.chooseDevices')}{' '}
        <small>{t('history.chosenOf', { chosen: shownIds.length, total: devices.length })}</small>
      </summary>
      {devices.length > MAX_WITHOUT_SEARCH && (
        <SearchField
          label={t('history.findDevice')}
          placeholder={t('history.deviceHint')}
          value={search}
          change={setSearch}
        />
      )}
      <fieldset className={deviceChooserStyles.list} aria-label={t('history.chooseDevices')}>
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
        <p className={deviceChooserStyles.limit} role="status">
          {t('history.chooseAtMost', { max: MAX_DEVICES })}
        </p>
      )}
      <div className={deviceChooserStyles.actions}>
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
