import { Button } from '@mantine/core'
import { IconPencil, IconVectorBezier2, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { Permitted } from '../../account/membership.tsx'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { CoordinatesForm } from '../../geofences/boundary/coordinates-form.tsx'
import { DrawingTools } from '../../geofences/boundary/drawing-tools.tsx'
import { type DrawingState, NEW_CORRIDOR_WIDTH_M, useDrawing } from '../../geofences/boundary/use-drawing.ts'
import { usePlaces } from '../../geofences/boundary/use-places.ts'
import { useSizeText } from '../../geofences/boundary/use-size-text.ts'
import { GeofenceDialog } from '../../geofences/dialog/geofence-dialog.tsx'
import { DWELL_MINUTES, emptyDraft } from '../../geofences/dialog/geofence-draft.ts'
import { GEOFENCES_POLL_MS } from '../../geofences/geofences-query.ts'
import { useRouteBase } from '../../map/base/use-base-style.ts'
import { BaseMap } from '../../map/base-map.tsx'
import { GeofenceCamera } from '../../map/camera/geofence-camera.tsx'
import { maxZoomOf } from '../../map/camera/max-zoom.ts'
import { DrawBoundary } from '../../map/drawing/draw-boundary.tsx'
import { hasPosition, memoizedDeviceFeatures } from '../../map/features/device-features.ts'
import { EditedGeofenceLayer } from '../../map/layers/edited-geofence-layer.tsx'
import { DevicesLayer } from '../../map/layers/fleet/devices-layer.tsx'
import { GeofencesLayer } from '../../map/layers/geofences-layer.tsx'
import { MapNotices } from '../../map/map-notices.tsx'
import { NoMap } from '../../map/no-map.tsx'
import { ToolButton } from '../../ui/buttons/tool-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { GeofenceDialogs, type OpenDialog } from './geofence-dialogs.tsx'
import { LastEvent } from './list/last-event.tsx'
import { useAlertsText } from './list/use-alerts-text.ts'
import { useInsideNow } from './list/use-inside-now.ts'
import styles from './map-tab.module.css'
import type { GeofencesView } from './use-geofences-view.ts'

type Props = { geofences: readonly Geofence[]; isLoaded: boolean; view: GeofencesView }

/** The map: pressing a tool starts drawing, and a drawn boundary opens the dialog that names it. */
export function MapTab({ geofences, isLoaded, view }: Props) {
  const { t } = useTranslation()
  const [drawn, setDrawn] = useState<DrawnShape | null>(null)
  const [isTyping, setTyping] = useState(false)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const drawing = useDrawing(setDrawn)
  const { change } = view
  const select = useCallback((geofenceId?: string) => change({ geofenceId }), [change])
  const selected = geofences.find(({ geofenceId }) => geofenceId === view.search.geofenceId)
  const isDrawing = drawing.shape !== null
  return (
    <>
      <FencesMap
        geofences={geofences}
        isLoaded={isLoaded}
        drawing={drawing}
        drawn={drawn}
        selected={selected}
        select={isDrawing ? undefined : select}
      />
      {selected && !isDrawing && (
        <GeofenceCard geofence={selected} open={setOpen} close={() => select(undefined)} />
      )}
      <div className={styles.tools} data-beside-card={(selected && !isDrawing) || undefined}>
        {isLoaded && geofences.length === 0 && !isDrawing && <p>{t('geofences.empty')}</p>}
        <Permitted to="geofences:write">
          <DrawingTools drawing={drawing} enterCoordinates={() => setTyping(true)} />
        </Permitted>
      </div>
      {isTyping && (
        <Dialog title={t('geofences.coordinates.title')} close={() => setTyping(false)}>
          <CoordinatesForm
            boundary={null}
            use={(boundary) => {
              setTyping(false)
              setDrawn(boundary)
            }}
            cancel={() => setTyping(false)}
          />
        </Dialog>
      )}
      {drawn !== null && (
        <GeofenceDialog
          title={t('geofences.dialog.configureTitle')}
          draft={emptyDraft(DWELL_MINUTES.drawn)}
          boundary={drawn}
          boundaryField="drawn"
          edited={null}
          close={() => setDrawn(null)}
        />
      )}
      {open !== null && <GeofenceDialogs open={open} close={() => setOpen(null)} />}
    </>
  )
}

type GeofenceCardProps = { geofence: Geofence; open: (dialog: OpenDialog) => void; close: () => void }

/** The geofence that was pressed on the map. */
function GeofenceCard({ geofence, open, close }: GeofenceCardProps) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const alertsText = useAlertsText()
  const insideNow = useInsideNow()
  return (
    <section className={styles.card} aria-label={geofence.name}>
      <header>
        <h2>{geofence.name}</h2>
        <ToolButton label={t('dialog.close')} onClick={close}>
          <IconX size={18} aria-hidden />
        </ToolButton>
      </header>
      {geofence.description !== null && <p>{geofence.description}</p>}
      <p>
        {t(`geofences.shapes.${geofence.shape}`)} · {sizeText(geofence)}
      </p>
      <dl>
        <dt>{t('geofences.list.alerts')}</dt>
        <dd>{alertsText(geofence)}</dd>
        <dt>{t('geofences.list.inside')}</dt>
        <dd>{insideNow(geofence) ?? t('geofences.list.insideUnknown')}</dd>
        <dt>{t('geofences.list.lastEvent')}</dt>
        <dd>
          <LastEvent geofenceId={geofence.geofenceId} />
        </dd>
      </dl>
      <div className={styles.buttons}>
        <Permitted to="geofences:write">
          <Button
            size="xs"
            variant="light"
            leftSection={<IconPencil size={17} aria-hidden />}
            onClick={() => open({ kind: 'edit', geofence })}
          >
            {t('geofences.list.edit')}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconVectorBezier2 size={17} aria-hidden />}
            onClick={() => open({ kind: 'boundary', geofence })}
          >
            {t('geofences.list.boundary')}
          </Button>
        </Permitted>
      </div>
    </section>
  )
}

type FencesMapProps = {
  geofences: readonly Geofence[]
  isLoaded: boolean
  drawing: DrawingState
  /** A finished boundary that is being named. */
  drawn: DrawnShape | null
  selected: Geofence | undefined
  /** Undefined while drawing, when a press adds a corner. */
  select: ((geofenceId: string) => void) | undefined
}

/** The satellite map with all geofences and devices. */
function FencesMap({ geofences, isLoaded, drawing, drawn, selected, select }: FencesMapProps) {
  const { t } = useTranslation()
  const { base, keyMissing } = useRouteBase()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const all = usePlaces(geofences)
  const one = usePlaces(selected === undefined ? geofences : [selected])
  if (failed) return <NoMap />
  const subject = isLoaded && all.isLoaded ? (selected?.geofenceId ?? 'all') : null
  return (
    <>
      <BaseMap base={base} label={t('geofences.map')} failed={fail}>
        <GeofencesLayer geofences={geofences} selectedId={selected?.geofenceId ?? null} select={select} />
        {drawn !== null && <EditedGeofenceLayer boundary={drawn} />}
        <DevicesOnMap />
        {drawing.shape !== null && (
          <DrawBoundary {...drawing} shape={drawing.shape} widthM={NEW_CORRIDOR_WIDTH_M} />
        )}
        <GeofenceCamera subject={subject} places={one.places} maxZoom={maxZoomOf(base)} />
      </BaseMap>
      <MapNotices keyMissing={keyMissing} base={base} />
    </>
  )
}

const NOTHING = () => undefined

/** The devices where they are now. */
function DevicesOnMap() {
  const { client } = useSite()
  const { data } = useQuery({ ...devicesQuery(client), refetchInterval: GEOFENCES_POLL_MS })
  const [featuresOf] = useState(() => memoizedDeviceFeatures())
  const features = useMemo(() => featuresOf((data?.devices ?? []).filter(hasPosition)), [data, featuresOf])
  return <DevicesLayer features={features} select={NOTHING} />
}
