import { Anchor } from '@mantine/core'
import { IconFilter, IconMapPinOff } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { canAnchor } from '../../../shared/devices/device-types.ts'
import type { Bounds } from '../../../shared/geo/bounds.ts'
import { useSite } from '../../api/site.tsx'
import { CommandDialog, type CommandDialogName } from '../../commands/dialogs/command-dialog.tsx'
import { ConnectLink, waitsForPosition } from '../../devices/connect-link.tsx'
import { AddDeviceDialog } from '../../devices/dialog/add-device-dialog.tsx'
import { EditDeviceDialog } from '../../devices/dialog/edit-device-dialog.tsx'
import { useBaseStyle } from '../../map/base/use-base-style.ts'
import { hasPosition } from '../../map/features/device-features.ts'
import { MapNotice } from '../../map/map-notices.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useCardFocus } from './card/use-card-focus.ts'
import { LiveMap } from './map/live-map.tsx'
import { useMyLocation } from './map/use-my-location.ts'
import { useOverlayPadding } from './map/use-overlay-padding.ts'
import { useTrails } from './map/use-trails.ts'
import { LivePanel } from './panel/live-panel.tsx'
import { type DeviceSearch, useDeviceSearch, useNoMatchText } from './panel/use-device-search.ts'
import { useSheetHeight } from './panel/use-sheet-height.ts'
import { LiveShortcuts } from './toolbar/live-shortcuts.tsx'
import { MapToolbar } from './toolbar/map-toolbar.tsx'
import type { MapToolsProps } from './toolbar/map-tools.tsx'
import { PhoneToolbar } from './toolbar/phone-toolbar.tsx'
import { useShortcuts } from './toolbar/use-shortcuts.ts'
import { useFleet } from './use-fleet.ts'
import { useLiveView } from './use-live-view.ts'

export function LivePage() {
  const view = useLiveView()
  const [hasDrawn, setHasDrawn] = useState(false)
  const drawn = useCallback(() => setHasDrawn(true), [])
  const fleet = useFleet(hasDrawn)
  const narrow = useNarrow()
  const [linkedId] = useState(view.selectedId)
  const [following, setFollowing] = useState(linkedId !== undefined)
  const [height, setHeight] = useSheetHeight(view.selectedId !== undefined)
  const [centerAll, setCenterAll] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const [mapView, setMapView] = useState<Bounds | null>(null)
  const [hasArrived, setHasArrived] = useState(false)
  const arrived = useCallback(() => setHasArrived(true), [])
  const myLocation = useMyLocation()
  const search = useDeviceSearch(fleet.devices, view)
  const devices = search.found
  const { maps } = useSite().config
  const base = useBaseStyle(view.mapStyle.url, view.mapStyle.tone)
  // only for accounts with a boat
  const seamarks = fleet.devices.some(({ deviceType }) => canAnchor(deviceType)) ? maps.seamarks : null
  const selected = fleet.devices.find(({ deviceId }) => deviceId === view.selectedId)
  const onMap = useMemo(
    () => (selected && !devices.includes(selected) ? [...devices, selected] : devices).filter(hasPosition),
    [devices, selected],
  )
  const isListHidden = narrow ? height === 'peek' && !selected : !view.panelShown
  const trails = useTrails(
    onMap,
    view.selectedId,
    view.trailsShown ? view.trailMinutes : null,
    hasArrived && hasDrawn ? mapView : null,
  )
  const mayBeLinked = !fleet.isLoaded || fleet.devices.some(({ deviceId }) => deviceId === linkedId)
  const overlayPadding = useOverlayPadding(narrow ? height : view.panelShown)
  useCardFocus(selected?.deviceId, view.panelShown)

  const select = (deviceId: string) => {
    if (deviceId !== view.selectedId) setFollowing(false)
    if (height === 'full') setHeight('half')
    view.select(deviceId)
  }
  const close = () => {
    setFollowing(false)
    view.select(undefined)
  }
  const tools: MapToolsProps = {
    styleName: view.mapStyle.name,
    cycleStyle: view.cycleStyle,
    fencesShown: view.fencesShown,
    toggleFences: () => view.setFencesShown(!view.fencesShown),
    seamarksShown: seamarks === null ? null : view.seamarksShown,
    isStreetMapMissing: base.source === 'builtIn',
    toggleSeamarks: () => view.setSeamarksShown(!view.seamarksShown),
    centerAll: () => setCenterAll((count) => count + 1),
    locate: myLocation.locate,
    selected,
    following: following && selected !== undefined,
    toggleFollow: () => selected && setFollowing(!following),
    openCommand: setDialog,
    share: () => setDialog('share'),
    paused: fleet.paused,
    togglePaused: () => fleet.setPaused(!fleet.paused),
    panelShown: view.panelShown,
    togglePanel: () => view.setPanelShown(!view.panelShown),
    showShortcuts: () => setDialog('shortcuts'),
  }
  useShortcuts({
    ...tools,
    toggleTrails: () => view.setTrailsShown(!view.trailsShown),
    showPanel: () => (narrow ? setHeight('full') : view.setPanelShown(true)),
    close,
  })

  return (
    <>
      <LiveMap
        base={base}
        keyMissing={view.mapStyle.keyMissing}
        trails={trails.trails}
        trailMinutes={view.trailMinutes}
        isLoaded={fleet.isLoaded}
        fetchedAt={fleet.fetchedAt}
        agesAsOf={fleet.agesAsOf}
        select={select}
        drawn={drawn}
        fencesShown={view.fencesShown}
        seamarks={view.seamarksShown && base.source === 'remote' ? seamarks : null}
        myLocation={myLocation}
        viewChanged={setMapView}
        notice={
          <>
            {search.isNarrowed && isListHidden && (
              <FilterNotice search={search} total={fleet.devices.length} />
            )}
            <EmptyMapNotice devices={fleet.devices} />
          </>
        }
        camera={{
          devices: onMap,
          selected: onMap.find((device) => device === selected),
          following,
          linkedId: mayBeLinked ? linkedId : undefined,
          overlayPadding,
          narrow,
          centerAll,
          arrived,
        }}
      />
      <LivePanel
        {...{ fleet, search, view, trails, narrow, height, setHeight, selected, select }}
        addDevice={() => setDialog('add')}
        card={{
          following,
          toggleFollow: tools.toggleFollow,
          edit: () => setDialog('edit'),
          openCommand: setDialog,
          share: tools.share,
          fence: () => setDialog('fence'),
          close,
        }}
      />
      {narrow ? <PhoneToolbar {...tools} /> : <MapToolbar {...tools} />}
      <LiveDialogs dialog={dialog} close={() => setDialog('none')} selected={selected} />
    </>
  )
}

const FenceHereDialog = lazy(() =>
  import('../../geofences/fence-here-dialog.tsx').then((module) => ({ default: module.FenceHereDialog })),
)

const DeviceShareDialog = lazy(() =>
  import('../../sharing/device-share-dialog.tsx').then((module) => ({ default: module.DeviceShareDialog })),
)

type OpenDialog = 'none' | 'add' | 'edit' | 'shortcuts' | 'share' | 'fence' | CommandDialogName

type Props = {
  dialog: OpenDialog
  close: () => void
  selected: DeviceView | undefined
}

/** The open dialog, if any. Dialogs about a device need a selected one. */
function LiveDialogs({ dialog, close, selected }: Props) {
  if (dialog === 'add') return <AddDeviceDialog close={close} />
  if (dialog === 'shortcuts') return <LiveShortcuts close={close} />
  if (dialog === 'none' || selected === undefined) return null
  if (dialog === 'edit') return <EditDeviceDialog device={selected} close={close} />
  if (dialog === 'share')
    return (
      <Suspense>
        <DeviceShareDialog device={selected} close={close} />
      </Suspense>
    )
  if (dialog === 'fence') return <FenceDevice device={selected} close={close} />
  return <CommandDialog name={dialog} device={selected} close={close} />
}

/** A new geofence around a device. */
function FenceDevice({ device, close }: { device: DeviceView; close: () => void }) {
  const { t } = useTranslation()
  if (!hasPosition(device)) return null
  const { latitude, longitude } = device.tracking
  return (
    <Suspense>
      <FenceHereDialog
        at={{ lat: latitude, lng: longitude }}
        name={t('geofences.fenceName', { name: device.deviceName })}
        close={close}
      />
    </Suspense>
  )
}

/** Says why the map is empty although there are devices, and leads to the first that can be connected. */
function EmptyMapNotice({ devices }: { devices: readonly DeviceView[] }) {
  const { t } = useTranslation()
  const device = devices.find(waitsForPosition)
  if (device === undefined || devices.some(({ tracking }) => tracking !== null)) return null
  return (
    <MapNotice icon={<IconMapPinOff size={16} stroke={1.7} aria-hidden />}>
      {t('live.noPositions')}
      <ConnectLink device={device} />
    </MapNotice>
  )
}

type FilterNoticeProps = { search: DeviceSearch; total: number }

/** Says on the map that filters hide devices, for when the list does not. */
function FilterNotice({ search: { found, text, clearAll }, total }: FilterNoticeProps) {
  const { t } = useTranslation()
  const noMatchText = useNoMatchText()
  return (
    <MapNotice icon={<IconFilter size={16} stroke={1.7} aria-hidden />}>
      {found.length === 0 ? noMatchText(text) : t('filter.shown', { count: found.length, total })}
      <Anchor component="button" type="button" size="sm" onClick={clearAll}>
        {t('filter.clear')}
      </Anchor>
    </MapNotice>
  )
}
