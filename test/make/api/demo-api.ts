import * as z from 'zod'
import { DEMO_ACCOUNT } from '../../../shared/account/demo-account.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'

const Config = z.object({ userPoolClientId: z.string() })
const SignedIn = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) })

/** The API as the demo account. */
export async function demoApi(url: string) {
  const { userPoolClientId } = Config.parse(await (await fetch(`${url}/config.json`)).json())
  const signedIn = await fetch(`${url}/_cognito/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: userPoolClientId,
      AuthParameters: { USERNAME: DEMO_ACCOUNT.email, PASSWORD: DEMO_ACCOUNT.password },
    }),
  })
  const { AccessToken } = SignedIn.parse(await signedIn.json()).AuthenticationResult
  const authorization = `Bearer ${AccessToken}`

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return {
    authorization,
    call,
    /** Adds a device and takes its password. */
    async addTracker(trackerId: string): Promise<string> {
      await call('POST', '/vectra/devices', {
        vectraDeviceId: trackerId,
        deviceName: trackerId,
        testingMode: true,
      })
      const credentials = await call('POST', `/vectra/devices/${trackerId}/credentials`)
      return devices.createCredentials.reply.parse(credentials).password
    },
  }
}
