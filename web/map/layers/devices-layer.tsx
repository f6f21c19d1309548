import type { GeoJSONSource, MapLayerMouseEvent } from 'maplibre-gl'
import { useEffect } from 'react'
import type { DeviceFeatures } from '../features/device-features.ts'
import { useMap } from '../map-context.ts'
import { useGeoJsonLayers } from '../use-geojson-layers.ts'
import type { SourceScope } from '../view/source-scope.ts'
import { CLUSTER_COUNTS, CLUSTER_MAX_ZOOM, farDeviceLayers, nearDeviceLayers } from './device-layers.ts'
import { usePointer } from './use-pointer.ts'

const FAR = {
  promoteId: 'deviceId',
  cluster: true,
  clusterRadius: 46,
  clusterMaxZoom: CLUSTER_MAX_ZOOM,
  clusterProperties: CLUSTER_COUNTS,
}
const WHERE_CLUSTERS: SourceScope = { fromZoom: 0, belowZoom: CLUSTER_MAX_ZOOM + 1, only: 'all' }

/** A point is drawn by its own tile, so the others need not know of it: a pixel more is for what lies on the edge. */
const NEAR = { promoteId: 'deviceId', buffer: 1 }
/** Before they are shown, so that they are there when the clusters go. */
const NEAR_BEFORE = 0.5
const WHERE_NEAR: SourceScope = {
  fromZoom: CLUSTER_MAX_ZOOM + 1 - NEAR_BEFORE,
  belowZoom: Number.POSITIVE_INFINITY,
  only: 'aroundView',
}

const CLICKABLE = ['devices:markers', 'devices:clusters', 'near-devices:markers']

/** All devices but the selected one; crowded ones as one disc that opens when pressed. */
export function DevicesLayer({
  features,
  select,
}: {
  features: DeviceFeatures
  select: (deviceId: string) => void
}) {
  const { map } = useMap()
  useGeoJsonLayers('devices', features, farDeviceLayers, FAR, WHERE_CLUSTERS)
  useGeoJsonLayers('near-devices', features, nearDeviceLayers, NEAR, WHERE_NEAR)
  usePointer(CLICKABLE)

  useEffect(() => {
    const open = async ({ features: [pressed] = [] }: MapLayerMouseEvent) => {
      if (pressed === undefined) return
      if (typeof pressed.properties.deviceId === 'string') return select(pressed.properties.deviceId)
      const source = map.getSource<GeoJSONSource>('devices')
      const zoom = await source?.getClusterExpansionZoom(Number(pressed.properties.cluster_id))
      if (pressed.geometry.type !== 'Point' || zoom === undefined) return
      const [lng = 0, lat = 0] = pressed.geometry.coordinates
      map.easeTo({ center: { lng, lat }, zoom: zoom + 0.5 })
    }
    map.on('click', CLICKABLE, open)
    return () => {
      map.off('click', CLICKABLE, open)
    }
  }, [map, select])

  return null
}
