import type { PropsWithChildren } from 'react'
import type { BaseState } from './base/use-base-style.ts'
import { BuiltInMap } from './layers/built-in-map.tsx'
import { CoastNote } from './layers/coast-note.tsx'
import { MapScale } from './layers/map-scale.tsx'
import { TileFailures } from './layers/tile-failures.tsx'
import { MapCanvas } from './map-canvas.tsx'

type Props = PropsWithChildren<{
  base: BaseState
  label: string
  failed: () => void
  /** Whether the devices are loaded, on a page of many, which its map draws before the built-in land. */
  isReady?: boolean
}>

/** A map with its base style (streets or built in) and its scale. Children are layers and cameras. */
export function BaseMap({ base, label, failed, isReady, children }: Props) {
  return (
    <MapCanvas baseStyle={base.style} label={label} failed={failed}>
      {base.source === 'remote' && <TileFailures failed={base.tilesFailed} />}
      <MapScale />
      {base.source === 'builtIn' && <CoastNote />}
      {children}
      {base.source === 'builtIn' && isReady !== false && <BuiltInMap isLast={isReady !== undefined} />}
    </MapCanvas>
  )
}
