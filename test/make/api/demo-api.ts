import { DEMO_ACCOUNT } from '../../../shared/account/demo-account.ts'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { callAs } from '../accounts/account.ts'
import { signIn } from '../accounts/user-pool.ts'

/** The API of a local run, called as the demo account. */
export async function demoApi(url: string) {
  const { accessToken } = await signIn(url, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)
  const callApi = callAs(accessToken, url)

  /** The body of a 2xx reply; any other status throws. */
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const { status, body: reply, text } = await callApi(method, path, body)
    if (status < 200 || status > 299) throw new Error(`${method} ${path}: ${status} ${text}`)
    return reply
  }

  return {
    accessToken,
    call,
    /** Adds a device and returns its tracker's password. */
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
