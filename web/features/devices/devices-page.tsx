import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { ListProblem } from '../../devices/list/list-problem.tsx'
import { useDeviceList } from '../../devices/list/use-device-list.ts'
import { useReload } from '../../devices/use-reload.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import styles from './devices-page.module.css'
import { DeviceDialogs } from './dialogs/device-dialogs.tsx'
import { foundDevices } from './found-devices.ts'
import { AddButton } from './head/add-button.tsx'
import { AddedNote } from './head/added-note.tsx'
import { Banners } from './head/banners.tsx'
import { Tiles } from './head/tiles.tsx'
import { useShownColumns } from './list/columns.ts'
import { DevicesList } from './list/devices-list.tsx'
import { useSelection } from './list/use-selection.ts'
import type { OpenDialog } from './open-dialog.ts'
import { slotsOf } from './slots.ts'
import { Tools } from './tools.tsx'
import { useDevicesView } from './use-devices-view.ts'
import { useExport } from './use-export.ts'
import { useListKeys } from './use-list-keys.ts'

/** All devices of the account with their subscriptions, and what can be done with them. */
export function DevicesPage() {
  const { t } = useTranslation()
  const list = useDeviceList()
  const { devices, isLoaded, error } = list
  const reload = useReload()
  const view = useDevicesView()
  const columns = useShownColumns()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [added, setAdded] = useState<DeviceView | null>(null)
  const close = useCallback(() => setDialog(null), [])
  const slots = useMemo(() => slotsOf(devices, list.availableDevices), [devices, list.availableDevices])
  const { text, show, sort, isReversed } = view
  const found = useMemo(
    () => foundDevices(devices, { text, show, sort, isReversed }),
    [devices, text, show, sort, isReversed],
  )
  const selection = useSelection(devices, found)
  const exportDevices = useExport()
  const add = () => setDialog({ kind: 'add' })
  useListKeys({
    toggle: (deviceId) => selection.toggle(deviceId, false),
    toggleAll: selection.toggleAll,
    edit: (deviceId) => {
      const device = devices.find((one) => one.deviceId === deviceId)
      if (device) setDialog({ kind: 'edit', device })
    },
    showShortcuts: () => setDialog({ kind: 'keys' }),
  })
  const count =
    found.length === devices.length
      ? t('live.count', { count: devices.length })
      : t('filter.shown', { count: found.length, total: devices.length })
  return (
    <div className={styles.page}>
      <PageHead title={t('devicesPage.title')} text={t('devicesPage.subtitle')}>
        {isLoaded && <AddButton slots={slots} add={add} />}
      </PageHead>
      <ListProblem list={list} refresh={() => void reload()} />
      {(isLoaded || error === null) && (
        <>
          <Tiles devices={devices} slots={slots} isLoaded={isLoaded} />
          {isLoaded && <Banners slots={slots} add={add} />}
          {added !== null && devices.some(({ deviceId }) => deviceId === added.deviceId) && (
            <AddedNote device={added} close={() => setAdded(null)} />
          )}
          {devices.length > 0 && (
            <Tools view={view} columns={columns} count={count} exportAll={() => exportDevices(found)} />
          )}
          <DevicesList
            devices={found}
            columns={columns.shown}
            selection={selection}
            view={view}
            total={isLoaded ? devices.length : null}
            slots={slots}
            open={setDialog}
          />
          {selection.selected.length > 0 && (
            <BulkBar selection={selection} open={setDialog} exportDevices={exportDevices} />
          )}
        </>
      )}
      {dialog !== null && (
        <DeviceDialogs dialog={dialog} close={close} added={setAdded} keepSelected={selection.keep} />
      )}
    </div>
  )
}
