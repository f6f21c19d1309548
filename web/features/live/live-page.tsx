import { useState } from 'react'
import { hasPlace } from '../../map/device-features.ts'
import { useNarrow } from '../../shell/use-narrow.ts'
import { NowProvider, useNow } from '../../ui/now.tsx'
import { AddDeviceDialog } from '../add-device/add-device-dialog.tsx'
import { CredentialsDialog } from '../add-device/credentials-dialog.tsx'
import type { SheetHeight } from './bottom-sheet.tsx'
import { LiveMap } from './live-map.tsx'
import { LivePanel } from './live-panel.tsx'
import { MapToolbar, ThumbToolbar, type ToolbarProps } from './map-toolbar.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useCovered } from './use-covered.ts'
import { useFleet } from './use-fleet.ts'
import { useLiveView } from './use-live-view.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useTrails } from './use-trails.ts'

export function LivePage() {
  return (
    <NowProvider>
      <LiveView />
    </NowProvider>
  )
}

type OpenDialog = 'none' | 'add' | 'credentials' | 'keys'

function LiveView() {
  const view = useLiveView()
  const fleet = useFleet(useNow())
  const narrow = useNarrow()
  const [deepLinked] = useState(view.selectedId !== undefined)
  const [following, setFollowing] = useState(deepLinked)
  const [panelShown, setPanelShown] = useState(true)
  const [height, setHeight] = useState<SheetHeight>('half')
  const [centerAll, setCenterAll] = useState(0)
  const [dialog, setDialog] = useState<OpenDialog>('none')
  const trails = useTrails(fleet.devices, view.selectedId, view.trailsShown ? view.trailMinutes : null)
  const covered = useCovered(narrow ? height : panelShown)

  const selected = fleet.devices.find(({ deviceId }) => deviceId === view.selectedId)
  const placed = fleet.devices.filter(hasPlace)
  const select = (deviceId: string) => {
    if (deviceId !== view.selectedId) setFollowing(false)
    view.select(deviceId)
  }
  const close = () => {
    setFollowing(false)
    view.select(undefined)
  }
  const toolbar: ToolbarProps = {
    styleName: view.styleName,
    changeStyle: view.changeStyle,
    centerAll: () => setCenterAll((count) => count + 1),
    selected,
    following,
    toggleFollow: () => selected && setFollowing(!following),
    paused: fleet.paused,
    togglePaused: () => fleet.setPaused(!fleet.paused),
    panelShown,
    togglePanel: () => setPanelShown(!panelShown),
    showKeys: () => setDialog('keys'),
  }
  useShortcuts({
    ...toolbar,
    toggleTrails: () => view.showTrails(!view.trailsShown),
    showPanel: () => (narrow ? setHeight('full') : setPanelShown(true)),
    close,
  })

  return (
    <>
      <LiveMap
        styleUrl={view.styleUrl}
        tone={view.tone}
        trails={trails.trails}
        trailMinutes={view.trailMinutes}
        readAt={fleet.readAt}
        select={select}
        camera={{
          devices: placed,
          selected: placed.find((one) => one === selected),
          following,
          deepLinked,
          covered,
          narrow,
          centerAll,
        }}
      />
      <LivePanel
        {...{ fleet, view, trails, narrow, height, setHeight, selected, select, close, following }}
        shown={panelShown}
        placedCount={placed.length}
        hide={() => setPanelShown(false)}
        toggleFollow={toolbar.toggleFollow}
        addDevice={() => setDialog('add')}
        renewCredentials={() => setDialog('credentials')}
      />
      {narrow ? <ThumbToolbar {...toolbar} /> : <MapToolbar {...toolbar} />}
      {dialog === 'add' && <AddDeviceDialog close={() => setDialog('none')} added={select} />}
      {dialog === 'credentials' && selected && (
        <CredentialsDialog device={selected} close={() => setDialog('none')} />
      )}
      {dialog === 'keys' && <ShortcutsDialog close={() => setDialog('none')} />}
    </>
  )
}
