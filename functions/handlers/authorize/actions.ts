import * as z from 'zod'
import { authorizeBrowser, type BrowserDeps, isBrowser } from './authorize-browser.ts'
import { authorizeTracker, type TrackerDeps } from './authorize-tracker.ts'
import { type AuthorizerResponse, REFUSED } from './authorizer-response.ts'

/** The event of a custom authorizer when an MQTT client connects. The password is base64. */
const AuthorizerEvent = z.object({
  protocolData: z.object({
    mqtt: z.object({
      username: z.string().default(''),
      password: z
        .string()
        .default('')
        .transform((encoded) => Buffer.from(encoded, 'base64').toString('utf8')),
      clientId: z.string(),
    }),
  }),
})

/** Decides who may connect, and limits each client to its own topics. */
export async function authorizeConnection(
  event: unknown,
  deps: TrackerDeps & BrowserDeps,
): Promise<AuthorizerResponse> {
  const parsed = AuthorizerEvent.safeParse(event)
  if (!parsed.success) return REFUSED
  const connection = parsed.data.protocolData.mqtt
  return isBrowser(connection) ? authorizeBrowser(connection, deps) : authorizeTracker(connection, deps)
}
