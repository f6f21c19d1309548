import { useCallback, useMemo, useState } from 'react'
import { hasPlace } from '../../map/features/device-features.ts'
import type { MapView } from '../../map/view/in-view.ts'
import { NowProvider } from '../../ui/times/now.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useCardFocus } from './card/use-card-focus.ts'
import { LiveDialogs, type OpenDialog } from './live-dialogs.tsx'
import { LiveMap } from './map/live-map.tsx'
import { useCovered } from './map/use-covered.ts'
import { useMyLocation } from './map/use-my-location.ts'
import { useTrails } from './map/use-trails.ts'
import type { SheetHeight } from './panel/bottom-sheet.tsx'
import { LivePanel } from './panel/live-panel.tsx'
import { narrowFleet } from './panel/narrow-fleet.ts'
import { MapToolbar } from './toolbar/map-toolbar.tsx'
import type { MapToolsProps } from './toolbar/map-tools.tsx'
import { ThumbToolbar } from './toolbar/thumb-toolbar.tsx'
import { useShortcuts } from './toolbar/use-shortcuts.ts'
import { useFleet } from './use-fleet.ts'
import { useLiveView } from './use-live-view.ts'

export function LivePage() {
  return (
    <NowProvider>
      <LiveView />
    </NowProvider>
  )
}

function LiveView() {
  const view = useLiveView()
  const fleet = useFleet()
  const narrow = useNarrow()
  const [linkedId] = useState(view.selectedId)
  const [following, setFollowing] = useState(linkedId !== undefined)
  const [height, setHeight] = useState<SheetHeight>('half')
  const [centerAll, setCenterAll] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const [mapView, setMapView] = useState<MapView | null>(null)
  const [arrived, setArrived] = useState(false)
  const arrive = useCallback(() => setArrived(true), [])
  const mine = useMyLocation()
  const { kind, tag } = view
  const devices = useMemo(() => narrowFleet(fleet.devices, { kind, tag }), [fleet.devices, kind, tag])
  const selected = fleet.devices.find(({ deviceId }) => deviceId === view.selectedId)
  const onMap = useMemo(
    () => (selected && !devices.includes(selected) ? [...devices, selected] : devices).filter(hasPlace),
    [devices, selected],
  )
  const trails = useTrails(
    onMap,
    view.selectedId,
    view.trailsShown ? view.trailMinutes : null,
    arrived ? mapView : null,
  )
  const linkLeads = !fleet.known || fleet.devices.some(({ deviceId }) => deviceId === linkedId)
  const covered = useCovered(narrow ? height : view.panelShown)
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
    styleName: view.map.name,
    changeStyle: view.changeStyle,
    centerAll: () => setCenterAll((count) => count + 1),
    locate: mine.locate,
    selected,
    following: following && selected !== undefined,
    toggleFollow: () => selected && setFollowing(!following),
    askCommand: setDialog,
    share: () => setDialog('share'),
    paused: fleet.paused,
    togglePaused: () => fleet.setPaused(!fleet.paused),
    panelShown: view.panelShown,
    togglePanel: () => view.showPanel(!view.panelShown),
    showKeys: () => setDialog('keys'),
  }
  useShortcuts({
    ...tools,
    toggleTrails: () => view.showTrails(!view.trailsShown),
    showPanel: () => (narrow ? setHeight('full') : view.showPanel(true)),
    close,
  })

  return (
    <>
      <LiveMap
        map={view.map}
        trails={trails.trails}
        trailMinutes={view.trailMinutes}
        readAt={fleet.readAt}
        judgedAt={fleet.judgedAt}
        select={select}
        mine={mine}
        rested={setMapView}
        camera={{
          devices: onMap,
          selected: onMap.find((one) => one === selected),
          following,
          linkedId: linkLeads ? linkedId : undefined,
          covered,
          narrow,
          centerAll,
          arrived: arrive,
        }}
      />
      <LivePanel
        {...{ fleet, devices, view, trails, narrow, height, setHeight, selected, select }}
        addDevice={() => setDialog('add')}
        card={{
          following,
          toggleFollow: tools.toggleFollow,
          edit: () => setDialog('edit'),
          askCommand: setDialog,
          share: tools.share,
          close,
        }}
      />
      {narrow ? <ThumbToolbar {...tools} /> : <MapToolbar {...tools} />}
      <LiveDialogs dialog={dialog} close={() => setDialog('none')} selected={selected} />
    </>
  )
}
