import type { Map as MapLibreMap } from 'maplibre-gl'
import { createContext, useContext } from 'react'
import type { Tone } from '../../shared/tone.ts'

/** The base style that has loaded. When it is a new object, the style was replaced and layers add themselves again. */
export type LoadedBase = { tone: Tone; builtIn: boolean; font: string[] }

/** `base` is null while a style is loading. */
export type MapHandle = { map: MapLibreMap; base: LoadedBase | null }

export const MapContext = createContext<MapHandle | null>(null)

export function useMap(): MapHandle {
  const handle = useContext(MapContext)
  if (handle === null) throw new Error('useMap outside of MapCanvas')
  return handle
}
