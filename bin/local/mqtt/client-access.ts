import type { Client } from 'aedes'
import * as z from 'zod'
import type { EndReason } from '../../../shared/devices/connection.ts'
import { SECOND_MS } from '../../../shared/time.ts'
import { type IotAction, PolicyDocument, policyAllows } from './iot-policy.ts'

const AuthorizerResponse = z.discriminatedUnion('isAuthenticated', [
  z.object({
    isAuthenticated: z.literal(true),
    refreshAfterInSeconds: z.number(),
    disconnectAfterInSeconds: z.number(),
    policyDocuments: z.array(PolicyDocument),
  }),
  z.object({ isAuthenticated: z.literal(false) }),
])
type AuthorizerResponse = z.infer<typeof AuthorizerResponse>
type Authenticated = Extract<AuthorizerResponse, { isAuthenticated: true }>

const IOT_ARN = 'arn:aws:iot:us-east-1:000000000000'

/** Calls the custom authorizer with IoT Core's event. */
export type Authorize = (event: unknown) => Promise<unknown>

/** The access of each client, by the policies that the custom authorizer last returned for it. */
export function clientAccess(authorize: Authorize, end: (client: Client, reason: EndReason) => void) {
  const policies = new WeakMap<Client, PolicyDocument[]>()
  const timers = new WeakMap<Client, NodeJS.Timeout[]>()
  const allows = (client: Client, action: IotAction, resource: string) =>
    policyAllows(policies.get(client) ?? [], action, `${IOT_ARN}:${resource}`)

  const callAuthorizer = async (clientId: string, username: string, password: string) =>
    AuthorizerResponse.parse(
      await authorize({
        protocols: ['mqtt'],
        signatureVerified: false,
        protocolData: { mqtt: { clientId, username, password } },
      }),
    )

  /** The authorizer is called again at its interval, so that revoked access ends here too. */
  function scheduleRefresh(
    client: Client,
    username: string,
    password: string,
    response: Authenticated,
  ): void {
    const refresh = setInterval(async () => {
      const refreshed = await callAuthorizer(client.id, username, password).catch(() => null)
      if (refreshed?.isAuthenticated) policies.set(client, refreshed.policyDocuments)
      else if (refreshed) end(client, 'AUTH_ERROR')
    }, response.refreshAfterInSeconds * SECOND_MS)
    const endExpired = () => end(client, 'CUSTOMAUTH_TTL_EXPIRATION')
    const expiry = setTimeout(endExpired, response.disconnectAfterInSeconds * SECOND_MS)
    timers.set(client, [refresh.unref(), expiry.unref()])
  }

  return {
    allows,
    /** Whether the client may connect. `password` is in base64, as in IoT Core's event. */
    async authenticate(client: Client, username: string, password: string): Promise<boolean> {
      const response = await callAuthorizer(client.id, username, password)
      if (!response.isAuthenticated) return false
      policies.set(client, response.policyDocuments)
      scheduleRefresh(client, username, password, response)
      return allows(client, 'iot:Connect', `client/${client.id}`)
    },
    stopRefreshing(client: Client): void {
      for (const timer of timers.get(client) ?? []) clearTimeout(timer)
    },
  }
}
