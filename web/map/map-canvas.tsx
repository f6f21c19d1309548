import 'maplibre-gl/dist/maplibre-gl.css'
import { AttributionControl, Map as MapLibreMap, prewarm, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type PropsWithChildren, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { labelFont } from './base/label-font.ts'
import { type BaseStyle, REFERRER_POLICY } from './base/use-base-style.ts'
import './map-canvas.css'
import { type LoadedBase, MapContext } from './map-context.ts'
import { drawMarker } from './markers/draw-marker.ts'
import { type MarkerImage, parseMarkerName } from './markers/marker-names.ts'

setWorkerUrl(workerUrl)
// the worker starts while the page waits for its data
prewarm()

/** The font of our labels where the base style has none. */
const FALLBACK_FONT = ['Medium', 'Inter Variable']

type Props = PropsWithChildren<{ baseStyle: BaseStyle; label: string; failed: () => void }>

/** The map. Children are layers and cameras, which render nothing in React. */
export function MapCanvas({ baseStyle, label, failed, children }: Props) {
  const { t } = useTranslation()
  const container = useRef<HTMLDivElement>(null)
  const applied = useRef(baseStyle)
  const sources = t('mapControls.sources')
  const names = useRef({ label, sources })
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [base, setBase] = useState<LoadedBase | null>(null)

  useEffect(() => {
    if (container.current === null) return
    try {
      const created = createMap(container.current, applied.current, names.current)
      created.on('style.load', () => {
        const { tone, builtIn } = applied.current
        const font = labelFont(created.getStyle()) ?? FALLBACK_FONT
        // at once, so that the first frame of the style has its layers
        flushSync(() => setBase({ tone, builtIn, font }))
      })
      setMap(created)
      return () => created.remove()
    } catch (error) {
      console.warn('Could not create the map:', error)
      failed()
    }
  }, [failed])

  useEffect(() => {
    if (map !== null) nameParts(map, { label, sources })
  }, [map, label, sources])

  useEffect(() => {
    if (map === null || baseStyle === applied.current) return
    applied.current = baseStyle
    setBase(null)
    map.setStyle(baseStyle.document, { diff: false })
  }, [map, baseStyle])

  return (
    <>
      <div ref={container} className="map-canvas" />
      {map && <MapContext value={{ map, base }}>{children}</MapContext>}
    </>
  )
}

type Names = { label: string; sources: string }

/** MapLibre takes its texts once, and the language may change. */
function nameParts(map: MapLibreMap, { label, sources }: Names): void {
  map.getCanvas().setAttribute('aria-label', label)
  const button = map.getContainer().querySelector('.maplibregl-ctrl-attrib-button')
  for (const attribute of ['title', 'aria-label']) button?.setAttribute(attribute, sources)
}

function createMap(container: HTMLElement, { document }: BaseStyle, names: Names): MapLibreMap {
  const map = new MapLibreMap({
    container,
    style: document,
    center: [-30, 25],
    zoom: 1,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    fadeDuration: 150,
    locale: {
      'Map.Title': names.label,
      'AttributionControl.ToggleAttribution': names.sources,
      // MapLibre's own text for nautical miles, nm, is that of nanometres.
      'ScaleControl.NauticalMiles': 'nmi',
    },
    transformRequest: (url) => ({ url, referrerPolicy: REFERRER_POLICY }),
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new AttributionControl({ compact: true }), 'bottom-right')
  map.setMissingStyleImageResolver((id) => resolveMarkerImage(map, id))
  // TileFailures counts the errors of tiles, which would fill the log.
  map.on('error', (event) => {
    if (!('tile' in event)) console.warn('The map failed:', event.error)
  })
  return map
}

const PIXEL_RATIO = 2
const MARKER_SIZE = 56
const TOWN_SIZE = 10
const sizeOf = (image: MarkerImage | null) => (image?.kind === 'town' ? TOWN_SIZE : MARKER_SIZE)

/** Draws a marker's image when the map first needs it. Other names belong to the base style. */
function resolveMarkerImage(map: MapLibreMap, name: string): void {
  const image = parseMarkerName(name)
  const side = sizeOf(image) * PIXEL_RATIO
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (image === null || context === null || map.hasImage(name)) return
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  context.translate(sizeOf(image) / 2, sizeOf(image) / 2)
  drawMarker(context, image)
  map.addImage(name, context.getImageData(0, 0, side, side), { pixelRatio: PIXEL_RATIO })
}
