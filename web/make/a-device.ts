import type { DeviceView } from '../../shared/devices/device.ts'
import type { Tracking } from '../../shared/devices/tracking.ts'

/** A device with the given fields; everything else has a default. */
export function aDevice({
  tracking,
  ...device
}: Partial<Omit<DeviceView, 'tracking'>> & { tracking?: Partial<Tracking> | null } = {}): DeviceView {
  const deviceId = device.deviceId ?? 'SEA240'
  return {
    id: deviceId,
    deviceId,
    vectraDeviceId: deviceId,
    deviceName: 'Sea Ray 240',
    originalPlate: deviceId,
    vehicleNum: null,
    deviceType: 'boat',
    customIcon: null,
    tags: [],
    inputs: {},
    isOnline: true,
    hasSubscription: true,
    subscriptionId: 's1',
    relayStatus: null,
    isRelayCut: null,
    hasHeldCommand: false,
    isInStorageMode: false,
    ...device,
    tracking: tracking === null ? null : { ...aTracking, ...tracking },
  }
}

const aTracking: Tracking = {
  latitude: 25.77,
  longitude: -80.17,
  speed: 31.5,
  heading: 90,
  altitude: 3,
  accuracy: 6,
  acc: true,
  mileage: 1204.6,
  totalEngineHours: 88.2,
  motionStatus: 'MOVING',
  statusDescription: null,
  batteryVoltage: 12.7,
  batteryPercent: null,
  cellularSignalStrength: 24,
  gpsSatelliteCount: 11,
  signalStrength: 24,
  location: null,
  GPSTime: '2026-11-21T12:00:00.000Z',
  updateTime: '2026-11-21T12:00:01.000Z',
  lastUpdate: '2026-11-21T12:00:01.000Z',
  freshness: 'live',
  flags: [],
  since: '2026-11-21T11:30:00.000Z',
  nextContactAt: '2026-11-21T12:00:31.000Z',
  reportIntervalSeconds: 30,
  onBoard: null,
}
