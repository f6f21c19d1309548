import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import type { Geofence } from '../../../shared/geofences/geofence.ts'
import { LoadingButton } from '../../ui/buttons/loading-button.tsx'
import dialog from '../../ui/dialogs/dialog.module.css'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import { useUpdateGeofence } from '../use-geofence-actions.ts'
import { BoundaryField } from './boundary-field.tsx'
import { useBoundaryProblem } from './use-boundary-problem.ts'
import { useDrawing } from './use-drawing.ts'
import { useOtherGeofences } from './use-other-geofences.ts'

const WIDE_PX = 820

/** Changes the boundary of a geofence on a map. It can be saved once it differs. */
export function BoundaryDialog({ geofence, close }: { geofence: Geofence; close: () => void }) {
  const { t } = useTranslation()
  const { geofenceId, name, shape, points, radius, width } = geofence
  const [stored] = useState<DrawnShape>({ shape, points, radius, width })
  const [edits, setEdits] = useState<readonly DrawnShape[]>([])
  const [dragged, setDragged] = useState<DrawnShape | null>(null)
  const boundary = dragged ?? edits.at(-1) ?? stored
  const save = useUpdateGeofence(t('geofences.edit.saved'))
  const change = (changed: DrawnShape, isDone = true) => {
    save.reset()
    setDragged(isDone ? null : changed)
    if (isDone) setEdits([...edits, changed])
  }
  const drawing = useDrawing(change)
  const problem = useBoundaryProblem()(boundary)
  const others = useOtherGeofences(geofenceId)
  const isChanged = JSON.stringify(boundary) !== JSON.stringify(stored)
  return (
    <Dialog
      title={t('geofences.edit.boundaryTitle', { name })}
      close={drawing.shape === null ? close : drawing.cancel}
      size={WIDE_PX}
    >
      <div className={dialog.body}>
        <BoundaryField {...{ boundary, change, drawing, others, problem }} />
        {save.error !== null && <ProblemNote error={save.error} context="geofences" />}
        <div className={dialog.buttons}>
          <Button
            variant="default"
            disabled={edits.length === 0}
            onClick={() => setEdits(edits.slice(0, -1))}
          >
            {t('geofences.draw.undo')}
          </Button>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            {t('geofences.cancel')}
          </Button>
          <LoadingButton
            loading={save.isPending}
            disabled={!isChanged || problem !== null}
            onClick={() => save.mutate({ geofenceId, change: boundary }, { onSuccess: close })}
          >
            {t('geofences.edit.save')}
          </LoadingButton>
        </div>
      </div>
    </Dialog>
  )
}
