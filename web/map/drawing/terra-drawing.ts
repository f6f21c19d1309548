import type { Map as MapLibreMap } from 'maplibre-gl'
import {
  type GeoJSONStoreFeatures,
  TerraDraw,
  TerraDrawCircleMode,
  TerraDrawLineStringMode,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
  TerraDrawRectangleMode,
} from 'terra-draw'
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter'
import { haversineMetres } from '../../../shared/geo/distance.ts'
import type { DrawnShape } from '../../../shared/geofences/boundary.ts'
import { type GeofenceShape, VERTICES } from '../../../shared/geofences/geofence.ts'
import { wirePoint } from '../boundaries/wire-points.ts'

export type DrawnPart = { boundary: DrawnShape; canUndo: boolean }

type Options = {
  shape: GeofenceShape
  colour: `#${string}`
  /** The width of a new corridor, metres. */
  widthM: number
  changed: (part: DrawnPart) => void
  finished: (boundary: DrawnShape) => void
}
export type Drawing = { undo: () => void; stop: () => void }

const MODES: Record<GeofenceShape, string> = {
  polygon: 'polygon',
  circle: 'circle',
  rectangle: 'rectangle',
  corridor: 'linestring',
}

/** Lets the user draw one boundary on the map. A polygon ends on its first point, a line on its last. */
export function startDrawing(map: MapLibreMap, options: Options): Drawing {
  const { shape, changed, finished } = options
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 9, prefixId: 'draw' }),
    modes: [modeOf(options)],
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  })
  draw.start()
  draw.setMode(MODES[shape])
  const drawn = () => {
    const [feature] = draw.getSnapshot().filter(({ properties }) => properties.mode === MODES[shape])
    return feature === undefined ? null : boundaryOf(shape, feature, options.widthM)
  }
  const report = () =>
    changed({ boundary: drawn() ?? { ...EMPTY, shape }, canUndo: draw.enabled && draw.canUndo() })
  draw.on('change', report)
  draw.on('history', report)
  draw.on('finish', () => {
    const boundary = drawn()
    if (boundary !== null) finished(boundary)
  })
  return {
    undo: () => {
      draw.undo()
      report()
    },
    stop: () => {
      // removing the map has removed the drawing
      if (draw.enabled && !map._removed) draw.stop()
    },
  }
}

const EMPTY = { points: [], radius: null, width: null }

function modeOf({ shape, colour }: Options) {
  const outline = { outlineColor: colour, outlineWidth: 3, fillColor: colour, fillOpacity: 0.22 } as const
  const closing = {
    closingPointColor: '#ffffff',
    closingPointOutlineColor: colour,
    closingPointOutlineWidth: 3,
    closingPointWidth: 7,
    coordinatePointColor: colour,
    coordinatePointWidth: 4,
    coordinatePointOutlineColor: '#ffffff',
    coordinatePointOutlineWidth: 1,
  } as const
  // Escape belongs to the page, which leaves drawing altogether
  const keyEvents = { cancel: null, finish: 'Enter' }
  if (shape === 'polygon')
    return new TerraDrawPolygonMode({
      keyEvents,
      pointerDistance: 24,
      showCoordinatePoints: true,
      styles: { ...outline, ...closing },
    })
  if (shape === 'corridor')
    return new TerraDrawLineStringMode({
      keyEvents,
      pointerDistance: 24,
      showCoordinatePoints: true,
      styles: { lineStringColor: colour, lineStringWidth: 4, ...closing },
    })
  if (shape === 'circle')
    return new TerraDrawCircleMode({ keyEvents, drawInteraction: 'click-move-or-drag', styles: outline })
  return new TerraDrawRectangleMode({ keyEvents, drawInteraction: 'click-move-or-drag', styles: outline })
}

function boundaryOf(
  shape: GeofenceShape,
  { geometry, properties }: GeoJSONStoreFeatures,
  widthM: number,
): DrawnShape {
  const lngLats = geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : geometry.coordinates
  const line = lngLats.flatMap((at) => (Array.isArray(at) ? [{ lng: at[0] ?? 0, lat: at[1] ?? 0 }] : []))
  if (shape === 'corridor') return { shape, points: line.map(wirePoint), radius: null, width: widthM }
  const corners = line.slice(0, -1)
  if (shape === 'polygon')
    return { shape, points: corners.slice(0, VERTICES.max).map(wirePoint), radius: null, width: null }
  const [first, opposite] = [corners[0], corners[Math.floor(corners.length / 2)]]
  if (first === undefined || opposite === undefined) return { ...EMPTY, shape }
  if (shape === 'rectangle')
    return { shape, points: [wirePoint(first), wirePoint(opposite)], radius: null, width: null }
  const centre = { lat: (first.lat + opposite.lat) / 2, lng: (first.lng + opposite.lng) / 2 }
  const km = properties.radiusKilometers
  const radiusM = typeof km === 'number' ? km * 1000 : haversineMetres(first, opposite) / 2
  return { shape, points: [wirePoint(centre)], radius: Math.round(radiusM), width: null }
}
