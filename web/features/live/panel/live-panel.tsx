import { Anchor } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconPlus, IconRefresh } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { Permitted } from '../../../account/membership.tsx'
import { createDeviceSorter } from '../../../devices/sort-devices.ts'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { ZoneNote } from '../../../ui/times/zone-note.tsx'
import { DeviceCard, type DeviceCardProps } from '../card/device-card.tsx'
import type { useTrails } from '../map/use-trails.ts'
import type { Fleet } from '../use-fleet.ts'
import type { LiveView } from '../use-live-view.ts'
import { BottomSheet, type SheetHeight } from './bottom-sheet.tsx'
import styles from './panel.module.css'
import { PanelBody } from './panel-body.tsx'
import { PanelNotes } from './panel-notes.tsx'
import { PanelTools } from './panel-tools.tsx'
import { UpdateMode } from './update-mode.tsx'
import type { DeviceSearch } from './use-device-search.ts'

type Props = {
  fleet: Fleet
  search: DeviceSearch
  view: LiveView
  trails: ReturnType<typeof useTrails>
  narrow: boolean
  height: SheetHeight
  setHeight: (height: SheetHeight) => void
  selected: DeviceView | undefined
  card: Omit<DeviceCardProps, 'device' | 'trailsShown'>
  select: (deviceId: string) => void
  addDevice: () => void
}

/** Beside the map on wide screens, a sheet over it on phones. The selected device's card comes before the list. */
export function LivePanel(props: Props) {
  const { t } = useTranslation()
  const { fleet, search, view, narrow, selected } = props
  const { found, clearAll } = search
  const [sorted] = useState(createDeviceSorter)
  const listed = useMemo(() => sorted(found, view.sort), [found, view.sort, sorted])

  const card = selected && <DeviceCard {...props.card} device={selected} trailsShown={view.trailsShown} />
  const notes = (
    <PanelNotes
      fleet={fleet}
      trailsError={props.trails.error}
      trailsLimited={props.trails.limited}
      unknownId={fleet.isLoaded && !selected ? view.selectedId : undefined}
      dismissUnknown={props.card.close}
    />
  )
  const hasDevices = fleet.isLoaded ? fleet.devices.length > 0 : fleet.error === null
  const tools = hasDevices && (
    <PanelTools {...{ search, view, fleet }} compact={narrow ? 'all' : selected ? 'filters' : 'nothing'} />
  )
  const list = (
    <>
      {found.length > 0 && found.length < fleet.devices.length && (
        <p className={styles.shown} role="status">
          {t('filter.shown', { count: found.length, total: fleet.devices.length })}
          <Anchor component="button" type="button" size="sm" onClick={clearAll}>
            {t('filter.clear')}
          </Anchor>
        </p>
      )}
      <PanelBody
        fleet={fleet}
        found={listed}
        search={search.text}
        clearAll={clearAll}
        selectedId={view.selectedId}
        select={props.select}
        addDevice={props.addDevice}
      />
    </>
  )

  if (narrow)
    return (
      <BottomSheet height={props.height} setHeight={props.setHeight}>
        {!selected && <PanelHeader fleet={fleet} addDevice={props.addDevice} />}
        {notes}
        {!selected && tools}
        <div className={styles.scroll} key={selected?.deviceId}>
          {card ?? list}
        </div>
      </BottomSheet>
    )
  if (!view.panelShown) return null
  return (
    <section className={styles.panel} aria-label={t('live.panel')}>
      <PanelHeader fleet={fleet} addDevice={props.addDevice} hide={() => view.setPanelShown(false)} />
      {notes}
      {tools}
      {card && <div className={styles.card}>{card}</div>}
      <div className={styles.scroll}>{list}</div>
    </section>
  )
}

type PanelHeaderProps = { fleet: Fleet; addDevice: () => void; hide?: () => void }

function PanelHeader({ fleet, addDevice, hide }: PanelHeaderProps) {
  const { t } = useTranslation()
  const total = fleet.devices.length
  const online = fleet.devices.filter(({ isOnline }) => isOnline).length
  return (
    <header className={styles.head}>
      <div className={styles.heading}>
        <div className={styles.title}>
          <h1>{t('live.panel')}</h1>
          {total > 0 && (
            <span className="numbers">
              {fleet.onlineKnown
                ? t('live.onlineOfTotal', { online, total })
                : t('live.count', { count: total })}
            </span>
          )}
        </div>
        {total > 0 && <UpdateMode updates={fleet.updates} />}
        {total > 0 && <ZoneNote />}
      </div>
      <Permitted to="devices:manage">
        <ToolButton label={t('live.addDevice')} onClick={addDevice}>
          <IconPlus size={20} stroke={1.7} />
        </ToolButton>
      </Permitted>
      <ToolButton label={t('live.refresh')} onClick={fleet.refresh}>
        <IconRefresh size={20} stroke={1.7} className={fleet.refreshing ? styles.spinning : undefined} />
      </ToolButton>
      {hide && (
        <ToolButton label={t('live.hidePanel')} onClick={hide}>
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.7} />
        </ToolButton>
      )}
    </header>
  )
}
