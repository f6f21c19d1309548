import '@mantine/core/styles/Combobox.css'
import { type ComboboxItem, Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { FreshnessIcon } from '../../../devices/freshness-icon.tsx'
import { useOnline } from '../../../pwa/use-online.ts'
import type { HistoryView, Selection } from '../use-history-view.ts'
import styles from './controls.module.css'
import { DeviceChooser } from './device-chooser.tsx'
import { findDevices } from './find-devices.ts'

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
