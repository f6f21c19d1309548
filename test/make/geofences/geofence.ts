import { geofences as routes } from '../../../shared/geofences/geofences.routes.ts'
import type { Account } from '../accounts/account.ts'

/** The body of a new geofence: a square of about 3 km around 26.12° N, 80.1° W. */
export const aGeofenceBody = () => ({
  name: 'Marina',
  points: [
    { latitude: 26.105, longitude: -80.115 },
    { latitude: 26.135, longitude: -80.115 },
    { latitude: 26.135, longitude: -80.085 },
    { latitude: 26.105, longitude: -80.085 },
  ],
})

/** A geofence of the account. `more` overrides or adds body fields. */
export async function aGeofence(account: Account, more: Record<string, unknown> = {}) {
  const created = await account.call('POST', '/geofences', { ...aGeofenceBody(), ...more })
  if (created.status !== 201) throw new Error(`Creating the geofence failed: ${created.text}`)
  return routes.createGeofence.reply.parse(created.body).geofence
}
