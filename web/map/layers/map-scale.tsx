import { ScaleControl } from 'maplibre-gl'
import { useEffect } from 'react'
import { useUnits } from '../../ui/units/use-units.tsx'
import { useMap } from '../map-context.ts'

const SCALE_UNITS = { km: 'metric', miles: 'imperial', nautical: 'nautical' } as const

/** The map's scale, in the user's units. */
export function MapScale() {
  const { map } = useMap()
  const { units } = useUnits()
  useEffect(() => {
    const scale = new ScaleControl({ unit: SCALE_UNITS[units] })
    map.addControl(scale, 'bottom-right')
    return () => {
      if (!map._removed) map.removeControl(scale)
    }
  }, [map, units])
  return null
}
