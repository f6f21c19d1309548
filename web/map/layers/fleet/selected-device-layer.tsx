import type { DeviceFeatures } from '../../features/device-features.ts'
import { useGeoJsonLayers } from '../../use-geojson-layers.ts'
import { selectedDeviceLayers } from './device-layers.ts'

/** The selected device: larger, with a halo, and never inside a cluster. */
export function SelectedDeviceLayer({ features }: { features: DeviceFeatures }) {
  useGeoJsonLayers('selected-device', features, selectedDeviceLayers)
  return null
}
