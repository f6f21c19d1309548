import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnits } from '../../ui/units/use-units.tsx'
import { useMap } from '../map-context.ts'

/** Half a millimetre on Natural Earth's maps of 1:10,000,000. */
const COAST_ERROR_KM = 5
/** From this zoom on, an error of this size is wider than a finger. */
const FROM_ZOOM = 9
/** A note would cover what a smaller map shows. */
const MAP_HEIGHT_MIN_PX = 260

/** Says above the scale how coarse the coast of the built-in map is, where that shows. */
export function CoastNote() {
  const { map } = useMap()
  const { t } = useTranslation()
  const { roundDistanceText } = useUnits()
  const text = t('coastNote', { distance: roundDistanceText(COAST_ERROR_KM) })
  useEffect(() => {
    const note = document.createElement('div')
    note.className = 'maplibregl-ctrl map-coast-note'
    note.textContent = text
    const update = () => {
      note.hidden = map.getZoom() < FROM_ZOOM || map.getContainer().clientHeight < MAP_HEIGHT_MIN_PX
    }
    const control = { onAdd: () => note, onRemove: () => note.remove() }
    update()
    map.addControl(control, 'bottom-right')
    map.on('zoom', update)
    return () => {
      map.off('zoom', update)
      if (!map._removed) map.removeControl(control)
    }
  }, [map, text])
  return null
}
