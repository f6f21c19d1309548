import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { type GeofencePoint, GeofenceShape } from '../../../shared/geofences/geofence.ts'
import { wirePoint } from '../../map/boundaries/wire-points.ts'
import { parsePlace } from '../../sharing/parse-place.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { InlineFailure } from '../../ui/feedback/inline-failure.tsx'
import { useUnits } from '../../ui/units/use-units.tsx'
import { LengthInput } from './length-input.tsx'
import { useBoundaryProblem } from './use-boundary-problem.ts'
import { NEW_CORRIDOR_WIDTH_M } from './use-drawing.ts'

type Props = {
  /** The boundary that the form starts with. */
  boundary: DrawnShape | null
  use: (boundary: DrawnShape) => void
  cancel: () => void
}

/** Enters a boundary by its coordinates, without a map. */
export function CoordinatesForm({ boundary, use, cancel }: Props) {
  const { t } = useTranslation()
  const { defaultRadiusM } = useUnits()
  const problemOf = useBoundaryProblem()
  const [shape, setShape] = useState<GeofenceShape>(boundary?.shape ?? 'polygon')
  const [text, setText] = useState(boundary === null ? '' : pointsText(boundary.points))
  const [radius, setRadius] = useState(boundary?.radius ?? defaultRadiusM)
  const [width, setWidth] = useState(boundary?.width ?? NEW_CORRIDOR_WIDTH_M)
  const [problem, setProblem] = useState<string | null>(null)
  const label = {
    polygon: t('geofences.coordinates.points'),
    circle: t('geofences.coordinates.center'),
    rectangle: t('geofences.coordinates.corners'),
    corridor: t('geofences.coordinates.line'),
  }[shape]
  const changed = (change: () => void) => {
    setProblem(null)
    change()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // a form inside a dialog's form submits only itself
    event.stopPropagation()
    const parsed = parsePoints(text)
    if (parsed.kind === 'unreadable') return setProblem(t('geofences.coordinates.lineWrong', parsed))
    const typed: DrawnShape = {
      shape,
      points: parsed.points,
      radius: shape === 'circle' ? radius : null,
      width: shape === 'corridor' ? width : null,
    }
    const wrong = problemOf(typed)
    if (wrong !== null) return setProblem(wrong)
    use(typed)
  }

  return (
    <form className={dialog.body} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('geofences.coordinates.shape')}
        value={shape}
        onChange={({ currentTarget }) => changed(() => setShape(GeofenceShape.parse(currentTarget.value)))}
        data={GeofenceShape.options.map((value) => ({ value, label: t(`geofences.shapes.${value}`) }))}
      />
      {shape === 'circle' ? (
        <TextInput
          label={label}
          description={t('geofences.coordinates.centerHint')}
          value={text}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => changed(() => setText(value))}
          data-autofocus
        />
      ) : (
        <Textarea
          label={label}
          description={t('geofences.coordinates.pointsHint')}
          value={text}
          rows={6}
          onChange={({ currentTarget: { value } }) => changed(() => setText(value))}
          data-autofocus
        />
      )}
      {shape === 'circle' && (
        <LengthInput
          label={(unit) => t('geofences.coordinates.radius', { unit })}
          metres={radius}
          change={(metres) => changed(() => setRadius(metres ?? 0))}
        />
      )}
      {shape === 'corridor' && (
        <LengthInput
          label={(unit) => t('geofences.coordinates.width', { unit })}
          metres={width}
          change={(metres) => changed(() => setWidth(metres ?? 0))}
        />
      )}
      {problem !== null && <InlineFailure text={problem} />}
      <div className={dialog.buttons}>
        <Button variant="default" onClick={cancel}>
          {t('geofences.cancel')}
        </Button>
        <Button type="submit">{t('geofences.coordinates.next')}</Button>
      </div>
    </form>
  )
}

type Parsed =
  | { kind: 'points'; points: GeofencePoint[] }
  | { kind: 'unreadable'; number: number; text: string }

/** Parses one `latitude, longitude` a line, in degrees. Empty lines do not count. */
export function parsePoints(text: string): Parsed {
  const points: GeofencePoint[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const place = parsePlace(line)
    if (place === null) return { kind: 'unreadable', number: index + 1, text: line.trim() }
    points.push(wirePoint(place))
  }
  return { kind: 'points', points }
}

export const pointsText = (points: readonly GeofencePoint[]) =>
  points.map(({ latitude, longitude }) => `${latitude}, ${longitude}`).join('\n')
