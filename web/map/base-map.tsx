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
  /** Holds back the built-in map until the page's own data can be drawn first. */
  isReady?: boolean
}>

/** A map with its base style (streets or built in) and its scale. Children are layers and cameras. */
export function BaseMap({ base, label, failed, isReady = true, children }: Props) {
  return (
    <MapCanvas baseStyle={base.style} label={label} failed={failed}>
      {base.source === 'remote' && <TileFailures failed={base.tilesFailed} />}
      <MapScale />
      {base.source === 'builtIn' && <CoastNote />}
      {children}
      {base.source === 'builtIn' && isReady && <BuiltInMap />}
    </MapCanvas>
  )
}
