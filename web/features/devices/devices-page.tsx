import { Button, CloseButton } from '@mantine/core'
import { IconDownload, IconLink, IconPlugConnected, IconTags } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { deviceTypeOf } from '../../../shared/devices/device-types.ts'
import { Permitted, useMay } from '../../account/membership.tsx'
import { ListProblem } from '../../devices/list/list-problem.tsx'
import { useDeviceList } from '../../devices/list/use-device-list.ts'
import { useReload } from '../../devices/use-reload.ts'
import { useTypeLabel } from '../../devices/use-type-label.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useTimes } from '../../ui/times/clock.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import bulkStyles from './bulk/bulk.module.css'
import styles from './devices-page.module.css'
import { DeviceDialogs } from './dialogs/device-dialogs.tsx'
import { foundDevices } from './found-devices.ts'
import { AddButton } from './head/add-button.tsx'
import { Banner, Banners } from './head/banners.tsx'
import { Tiles } from './head/tiles.tsx'
import { useShownColumns } from './list/columns.ts'
import { devicesCsv } from './list/devices-csv.ts'
import { DevicesList } from './list/devices-list.tsx'
import { type Selection, useSelection } from './list/use-selection.ts'
import type { Open, OpenDialog } from './open-dialog.ts'
import { slotsOf } from './slots.ts'
import { Tools } from './tools.tsx'
import { useDevicesView } from './use-devices-view.ts'
import { useListKeys } from './use-list-keys.ts'

/** All devices of the account with their subscriptions, and what can be done with them. */
export function DevicesPage() {
  const { t } = useTranslation()
  const list = useDeviceList()
  const { devices, isLoaded, error } = list
  const reload = useReload()
  const view = useDevicesView()
  const columns = useShownColumns()
  const may = useMay()
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
      if (device && may('devices:write')) setDialog({ kind: 'edit', device })
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
        {isLoaded && may('devices:manage') && <AddButton slots={slots} add={add} />}
      </PageHead>
      <ListProblem list={list} refresh={() => void reload()} />
      {(isLoaded || error === null) && (
        <>
          <Tiles devices={devices} slots={slots} isLoaded={isLoaded} />
          {isLoaded && may('billing:manage') && <Banners slots={slots} add={add} />}
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

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true }

type Props = {
  selection: Pick<Selection, 'selected' | 'clear'>
  open: Open
  exportDevices: (devices: readonly DeviceView[]) => void
}

/** The actions on the selected devices. */
function BulkBar({ selection: { selected, clear }, open, exportDevices }: Props) {
  const { t } = useTranslation()
  return (
    <section className={bulkStyles.bar} aria-label={t('devicesPage.bulk.label')}>
      <strong role="status">{t('devicesPage.bulk.selected', { count: selected.length })}</strong>
      <Permitted to="devices:write">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTags {...ICON} />}
          onClick={() => open({ kind: 'tags', devices: selected })}
        >
          {t('devicesPage.bulk.tags')}
        </Button>
      </Permitted>
      <Permitted to="devices:manage">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLink {...ICON} />}
          aria-label={t('devicesPage.bulk.assign')}
          onClick={() => open({ kind: 'assignMany', devices: selected })}
        >
          {t('devicesPage.assign.submit')}
        </Button>
      </Permitted>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload {...ICON} />}
        onClick={() => exportDevices(selected)}
      >
        {t('devicesPage.bulk.export')}
      </Button>
      <CloseButton aria-label={t('devicesPage.bulk.clear')} onClick={clear} />
    </section>
  )
}

/** After a device was added: the next step is its tracker. */
function AddedNote({ device: { deviceId, deviceName }, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner
      kind="info"
      icon={<IconPlugConnected size={20} stroke={1.7} aria-hidden />}
      title={t('devicesPage.addedTitle', { name: deviceName })}
      text={t('devicesPage.addedText')}
    >
      <Button
        size="xs"
        renderRoot={(root) => (
          <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
        )}
      >
        {t('connect.open')}
      </Button>
      <CloseButton aria-label={t('dialog.close')} onClick={close} />
    </Banner>
  )
}

/** Downloads devices as CSV. */
function useExport(): (devices: readonly DeviceView[]) => void {
  const { t } = useTranslation()
  const { zone, dayOf } = useTimes()
  const { speed } = useUnits()
  const typeLabel = useTypeLabel()
  return (devices) => {
    const text = devicesCsv(devices, {
      timeZone: zone,
      perKmh: speed.perKmh,
      headText: (column) => t(`devicesPage.csv.${column}`, { unit: speed.unit }),
      typeText: (type) => typeLabel(deviceTypeOf(type)),
      yesNo: {
        subscribed: [t('devicesPage.subscription.yes'), t('devicesPage.subscription.no')],
        online: [t('devicesPage.online'), t('devicesPage.offline')],
      },
    })
    saveFile({ name: `devices_${dayOf(Date.now())}.csv`, type: 'text/csv', text })
  }
}
