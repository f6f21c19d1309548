import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../../shared/geofences/boundary.ts'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { CoordinatesForm } from '../../../geofences/boundary/coordinates-form.tsx'
import { DrawingTools } from '../../../geofences/boundary/drawing-tools.tsx'
import { useDrawing } from '../../../geofences/boundary/use-drawing.ts'
import { GeofenceDialog } from '../../../geofences/dialog/geofence-dialog.tsx'
import { DWELL_MINUTES, emptyDraft } from '../../../geofences/dialog/geofence-draft.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { GeofenceDialogs, type OpenDialog } from '../geofence-dialogs.tsx'
import type { GeofencesView } from '../use-geofences-view.ts'
import { FencesMap } from './fences-map.tsx'
import { GeofenceCard } from './geofence-card.tsx'
import styles from './map-tab.module.css'

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
        <DrawingTools drawing={drawing} enterCoordinates={() => setTyping(true)} />
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
