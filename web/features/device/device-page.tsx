import { getRouteApi } from '@tanstack/react-router'
import { DevicePageLayout } from '../../devices/device-page-layout.tsx'
import { OneDevice } from './one-device.tsx'

const route = getRouteApi('/dashboard/devices/$deviceId')

/** One device: how it is, what can be asked of it, and everything that was. */
export function DevicePage() {
  const { deviceId } = route.useParams()
  return (
    <DevicePageLayout deviceId={deviceId}>
      {(device) => <OneDevice device={device} key={deviceId} />}
    </DevicePageLayout>
  )
}
