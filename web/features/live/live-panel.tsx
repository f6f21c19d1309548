import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { BottomSheet, type SheetHeight } from './bottom-sheet.tsx'
import { DeviceCard } from './device-card.tsx'
import styles from './panel.module.css'
import { PanelBody } from './panel-body.tsx'
import { PanelHead } from './panel-head.tsx'
import { PanelNotes } from './panel-notes.tsx'
import { PanelTools } from './panel-tools.tsx'
import { searchDevices } from './search-devices.ts'
import type { Fleet } from './use-fleet.ts'
import type { useLiveView } from './use-live-view.ts'
import { MOST_TRAILS, type useTrails } from './use-trails.ts'

type Props = {
  fleet: Fleet
  view: ReturnType<typeof useLiveView>
  trails: ReturnType<typeof useTrails>
  narrow: boolean
  shown: boolean
  height: SheetHeight
  setHeight: (height: SheetHeight) => void
  selected: DeviceView | undefined
  placedCount: number
  following: boolean
  select: (deviceId: string) => void
  close: () => void
  hide: () => void
  toggleFollow: () => void
  addDevice: () => void
  renewCredentials: () => void
}

/** Beside the map on wide screens, a sheet over it on phones; the selected device's card comes before the list. */
export function LivePanel(props: Props) {
  const { t } = useTranslation()
  const { fleet, view, narrow, selected } = props
  const [search, setSearch] = useState('')
  const found = useMemo(() => searchDevices(fleet.devices, search), [fleet.devices, search])

  const card = selected && (
    <DeviceCard
      device={selected}
      following={props.following}
      toggleFollow={props.toggleFollow}
      renewCredentials={props.renewCredentials}
      close={props.close}
    />
  )
  const notes = (
    <PanelNotes
      fleet={fleet}
      trailsFailed={props.trails.failed}
      trailsLimited={view.trailsShown && props.placedCount > MOST_TRAILS}
    />
  )
  const anyToSearch = fleet.known ? fleet.devices.length > 0 : fleet.error === null
  const tools = anyToSearch && <PanelTools search={search} setSearch={setSearch} view={view} />
  const list = (
    <PanelBody
      fleet={fleet}
      found={found}
      search={search}
      selectedId={view.selectedId}
      select={props.select}
      addDevice={props.addDevice}
    />
  )

  if (narrow)
    return (
      <BottomSheet height={props.height} setHeight={props.setHeight}>
        {!selected && <PanelHead fleet={fleet} addDevice={props.addDevice} />}
        {notes}
        {!selected && tools}
        <div className={styles.scroll} key={selected?.deviceId}>
          {card ?? list}
        </div>
      </BottomSheet>
    )
  if (!props.shown) return null
  return (
    <section className={styles.panel} aria-label={t('live.panel')}>
      <PanelHead fleet={fleet} addDevice={props.addDevice} hide={props.hide} />
      {notes}
      {tools}
      {card && <div className={styles.chosen}>{card}</div>}
      <div className={styles.scroll}>{list}</div>
    </section>
  )
}
