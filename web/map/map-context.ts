import type { Map as MapLibreMap } from 'maplibre-gl'
import { createContext, useContext } from 'react'
import type { Tone } from '../theme/status-colours.ts'

/** The base that has finished loading. A new object stands for a new base: layers put themselves back. */
export type LoadedBase = { tone: Tone; builtIn: boolean; font: string[] }

/** `base` is null while one is loading. */
export type MapHandle = { map: MapLibreMap; base: LoadedBase | null }

export const MapContext = createContext<MapHandle | null>(null)

export function useMap(): MapHandle {
  const handle = useContext(MapContext)
  if (handle === null) throw new Error('useMap outside of MapCanvas')
  return handle
}
