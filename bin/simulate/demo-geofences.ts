import type * as z from 'zod'
import type { NewGeofence } from '../../shared/geofences/geofence.ts'
import { messageOf } from '../cli/user-error.ts'
import type { ServerApi } from './server-api.ts'

/** Places that the demo fleet crosses every few minutes, one of each kind. */
export const DEMO_GEOFENCES: readonly z.input<typeof NewGeofence>[] = [
  {
    name: 'Port Everglades Marina',
    description: 'The marina, and its approach from the sea',
    shape: 'polygon',
    points: [
      { latitude: 26.1, longitude: -80.124 },
      { latitude: 26.106, longitude: -80.105 },
      { latitude: 26.112, longitude: -80.06 },
      { latitude: 26.08, longitude: -80.06 },
      { latitude: 26.086, longitude: -80.105 },
      { latitude: 26.084, longitude: -80.124 },
    ],
  },
  {
    name: 'Doral Depot',
    description: 'Where the boat trailer is parked',
    shape: 'circle',
    points: [{ latitude: 25.8091, longitude: -80.3575 }],
    radius: 600,
  },
  {
    name: 'Miami',
    shape: 'circle',
    points: [{ latitude: 25.7617, longitude: -80.1918 }],
    radius: 11_000,
  },
  {
    name: 'Home',
    description: 'Sends an email when a car stays',
    shape: 'circle',
    points: [{ latitude: 25.70448, longitude: -80.28545 }],
    radius: 120,
    alertOnEntry: false,
    alertOnExit: false,
    alertOnDwell: true,
    dwellTimeMinutes: 5,
    sendEmailNotifications: true,
  },
]

/** Creates the demo geofences in an account that has none. A failure is logged: the fleet drives without them. */
export async function addDemoGeofences(
  api: Pick<ServerApi, 'listGeofences' | 'createGeofence'>,
): Promise<void> {
  try {
    if ((await api.listGeofences()).length > 0) return
    for (const geofence of DEMO_GEOFENCES) await api.createGeofence(geofence)
  } catch (error) {
    console.log(`The demo geofences are not complete: ${messageOf(error)}`)
  }
}
