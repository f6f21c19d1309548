import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { builtInStyle } from '../../../../web/map/base/built-in-style.ts'

setWorkerUrl(workerUrl)
const map = new MapLibreMap({
  container: 'map',
  style: builtInStyle('light'),
  center: [-80, 26],
  zoom: 8,
  attributionControl: false,
})
map.once('load', () => performance.mark('first-frame'))
