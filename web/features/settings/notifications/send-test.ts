import { geofences } from '../../../../shared/geofences/geofences.routes.ts'
import { ApiProblem, type Client } from '../../../../shared/http/client.ts'
import { notifications } from '../../../../shared/notifications/notifications.routes.ts'

/** To whom a test goes; `null`: not by this channel. */
export type TestTargets = { email: string | null; phone: string | null }
/** Where a test went, or why it did not (specification 2.8). */
export type TestOutcome =
  | { kind: 'sent'; targets: string[] }
  | { kind: 'noChannel' | 'failed' | 'unavailable' }

const NOT_FOUND = 404

/** Sends a test. A server without that call is asked for the test alert of geofences, which goes to the email address. */
export async function sendTest(client: Client, targets: TestTargets, message: string): Promise<TestOutcome> {
  if (targets.email === null && targets.phone === null) return { kind: 'noChannel' }
  try {
    const { email, phone } = await client.call(notifications.sendTestNotification, {
      body: { ...targets, message },
    })
    return { kind: 'sent', targets: [email, phone].filter((target) => target !== null) }
  } catch (error) {
    console.warn('Could not send the test notification:', error)
    if (!(error instanceof ApiProblem && error.status === NOT_FOUND)) return { kind: 'failed' }
  }
  try {
    await client.call(geofences.testGeofenceAlert, {})
    return { kind: 'sent', targets: targets.email === null ? [] : [targets.email] }
  } catch (error) {
    console.warn('Could not send the test alert:', error)
    return { kind: 'unavailable' }
  }
}
