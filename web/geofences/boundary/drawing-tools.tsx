import { Button } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCircle,
  IconKeyboard,
  IconPolygon,
  IconRectangle,
  IconRoute,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { GeofenceShape } from '../../../shared/geofences/geofence.ts'
import { ToolButton } from '../../ui/buttons/tool-button.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import styles from './drawing-tools.module.css'
import type { DrawingState } from './use-drawing.ts'
import { useSizeText } from './use-size-text.ts'

const ICON = { size: 20, stroke: 1.7, 'aria-hidden': true }
export const SHAPE_ICONS = {
  polygon: IconPolygon,
  circle: IconCircle,
  rectangle: IconRectangle,
  corridor: IconRoute,
} as const satisfies Record<GeofenceShape, typeof IconPolygon>

type Props = { drawing: DrawingState; enterCoordinates: () => void }

/** Starts drawing. While drawing: instructions, the size so far, undo and cancel. */
export function DrawingTools({ drawing, enterCoordinates }: Props) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const size = narrow ? 44 : 40
  if (drawing.shape !== null) return <Drawing drawing={drawing} />
  return (
    <>
      {drawing.hasFailed && (
        <p className={styles.failed} role="alert">
          {t('geofences.draw.failed')}
        </p>
      )}
      <div className={styles.tools} role="toolbar" aria-label={t('geofences.draw.tools')}>
        {GeofenceShape.options.map((shape) => {
          const Icon = SHAPE_ICONS[shape]
          return (
            <ToolButton
              key={shape}
              label={t('geofences.draw.start', { shape: t(`geofences.draw.${shape}`) })}
              size={size}
              onClick={() => drawing.start(shape)}
            >
              <Icon {...ICON} />
            </ToolButton>
          )
        })}
        <i className={styles.divider} />
        <ToolButton label={t('geofences.draw.coordinates')} size={size} onClick={enterCoordinates}>
          <IconKeyboard {...ICON} />
        </ToolButton>
      </div>
    </>
  )
}

function Drawing({ drawing: { shape, part, undo, cancel } }: { drawing: DrawingState }) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const hasSize = part !== null && part.boundary.points.length > 0
  if (shape === null) return null
  return (
    <div className={styles.drawing}>
      <p>
        {t(`geofences.draw.hint.${shape}`)}
        <output className="numbers">{hasSize && sizeText(part.boundary, true)}</output>
      </p>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconArrowBackUp size={17} aria-hidden />}
          disabled={part?.canUndo !== true}
          onClick={undo}
        >
          {t('geofences.draw.undo')}
        </Button>
        <Button variant="default" size="xs" leftSection={<IconX size={17} aria-hidden />} onClick={cancel}>
          {t('geofences.draw.cancel')}
        </Button>
      </div>
    </div>
  )
}
