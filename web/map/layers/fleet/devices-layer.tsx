import type { GeoJSONSource, MapLayerMouseEvent } from 'maplibre-gl'
import { useEffect } from 'react'
import type { DeviceFeatures } from '../../features/device-features.ts'
import { useMap } from '../../map-context.ts'
import { useGeoJsonLayers } from '../../use-geojson-layers.ts'
import type { SourceScope } from '../../view/source-scope.ts'
import { usePointer } from '../use-pointer.ts'
import { CLUSTER_COUNTS, CLUSTER_MAX_ZOOM } from './cluster-layers.ts'
import { farDeviceLayers, nearDeviceLayers } from './device-layers.ts'

const CLUSTERED_SOURCE = {
  promoteId: 'deviceId',
  cluster: true,
  clusterRadius: 46,
  clusterMaxZoom: CLUSTER_MAX_ZOOM,
  clusterProperties: CLUSTER_COUNTS,
}
const CLUSTERED_SCOPE: SourceScope = { fromZoom: 0, belowZoom: CLUSTER_MAX_ZOOM + 1, features: 'all' }

/** The source for close zooms: a tile draws its own points. One pixel of buffer covers points on a tile's edge. */
const NEAR_SOURCE = { promoteId: 'deviceId', buffer: 1 }
/** Loaded half a zoom level before the clusters disappear. */
const PRELOAD_ZOOM = 0.5
const NEAR_SCOPE: SourceScope = {
  fromZoom: CLUSTER_MAX_ZOOM + 1 - PRELOAD_ZOOM,
  belowZoom: Number.POSITIVE_INFINITY,
  features: 'aroundView',
}

const CLICKABLE = ['devices:markers', 'devices:clusters', 'near-devices:markers']

/** All devices except the selected one. Crowded ones form a cluster, which zooms in when pressed. */
export function DevicesLayer({
  features,
  select,
}: {
  features: DeviceFeatures
  select: (deviceId: string) => void
}) {
  const { map } = useMap()
  useGeoJsonLayers('devices', features, farDeviceLayers, CLUSTERED_SOURCE, CLUSTERED_SCOPE)
  useGeoJsonLayers('near-devices', features, nearDeviceLayers, NEAR_SOURCE, NEAR_SCOPE)
  usePointer(CLICKABLE)

  useEffect(() => {
    const press = async ({ features: [pressed] = [] }: MapLayerMouseEvent) => {
      if (pressed === undefined) return
      if (typeof pressed.properties.deviceId === 'string') return select(pressed.properties.deviceId)
      const source = map.getSource<GeoJSONSource>('devices')
      const zoom = await source?.getClusterExpansionZoom(Number(pressed.properties.cluster_id))
      if (pressed.geometry.type !== 'Point' || zoom === undefined) return
      const [lng = 0, lat = 0] = pressed.geometry.coordinates
      map.easeTo({ center: { lng, lat }, zoom: zoom + 0.5 })
    }
    map.on('click', CLICKABLE, press)
    return () => {
      map.off('click', CLICKABLE, press)
    }
  }, [map, select])

  return null
}
