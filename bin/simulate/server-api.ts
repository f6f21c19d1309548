import * as z from 'zod'
import { account } from '../../shared/account/account.routes.ts'
import type { NewDevice } from '../../shared/devices/device.ts'
import { devices } from '../../shared/devices/devices.routes.ts'
import type { GatewayDialect } from '../../shared/gateways/dialect-names.ts'
import { gateways } from '../../shared/gateways/gateways.routes.ts'
import { refusalText, request, signIn } from '../cli/sign-in.ts'
import { UserError } from '../cli/user-error.ts'
import { Credentials } from './tracker/uplink.ts'

const Config = z.object({
  apiUrl: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
  mqtt: Credentials.pick({ host: true, port: true, tls: true }),
})

export type ServerApi = {
  /** The current broker; stored credentials may have an earlier address. */
  broker: Pick<Credentials, 'host' | 'port' | 'tls'>
  listDevices(): Promise<z.infer<typeof devices.listDevices.reply>['devices']>
  addDevice(device: z.input<typeof NewDevice>): Promise<void>
  createCredentials(trackerId: string): Promise<Credentials>
  createGateway(dialect: GatewayDialect, name: string): Promise<{ name: string; url: string; key: string }>
  /** The time zone of the account. */
  timezone(): Promise<string>
}

/** The API with the rights of an account. Signs in again when the access token has expired. */
export async function openServerApi(siteUrl: string, email: string, password: string): Promise<ServerApi> {
  const response = await request(new URL('/config.json', siteUrl).href, {})
  if (!response.ok) throw new UserError(`${siteUrl} has no /config.json: ${response.status}`)
  const config = Config.parse(await response.json())
  let { accessToken } = await signIn(config, email, password)

  async function call<Reply extends z.ZodType>(
    { method, path, reply }: { method: string; path: string; reply: Reply },
    { trackerId = '', body }: { trackerId?: string; body?: unknown } = {},
  ): Promise<z.output<Reply>> {
    const url = `${config.apiUrl}${path.replace('{id}', encodeURIComponent(trackerId))}`
    const send = () =>
      request(url, {
        method,
        headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    let response = await send()
    if (response.status === 401) {
      accessToken = (await signIn(config, email, password)).accessToken
      response = await send()
    }
    if (!response.ok) throw new UserError(`${method} ${path} ${trackerId}: ${await refusalText(response)}`)
    return reply.parse(await response.json())
  }

  return {
    broker: config.mqtt,
    listDevices: async () => (await call(devices.listDevices)).devices,
    async addDevice(device) {
      await call(devices.createDevice, { trackerId: device.vectraDeviceId, body: device })
    },
    createCredentials: async (trackerId) =>
      Credentials.parse(await call(devices.createCredentials, { trackerId })),
    async createGateway(dialect, name) {
      const { key, url } = await call(gateways.createGateway, { body: { name, dialect } })
      return { name, key, url }
    },
    timezone: async () => (await call(account.getPreferences)).preferences.timezone,
  }
}
