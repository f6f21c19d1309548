import { randomUUID } from 'node:crypto'
import type { MqttClient } from 'mqtt'
import { devices } from '../../../shared/devices/devices.routes.ts'
import { parseJson } from '../../../shared/json.ts'
import { toIso } from '../../../shared/time.ts'
import { inNamespace, liveTopic } from '../../../shared/tracking/topics.ts'
import { LiveDevices } from '../../../shared/tracking/view/live-message.ts'
import { both, CheckFailed, type Found } from '../checks.ts'
import { eventually } from '../eventually.ts'
import type { ConnectSettings } from '../mqtt/connect.ts'
import { isAcknowledged, isGranted } from '../mqtt/permissions.ts'
import type { Sender } from '../mqtt/sender.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import type { Account } from './sign-in.ts'

type View = { account: Account; pushed: LiveDevices['devices'] }

/** An open page receives positions over MQTT over WebSocket. */
export async function checkLivePush(
  { check, connections }: Run,
  account: Found<Account>,
  sender: Found<Sender>,
): Promise<void> {
  const see = SECTIONS.livePush
  const view = await check(
    { title: 'A page connects with its token, which is in the MQTT CONNECT only', see },
    account,
    async (account) => openView(account, await connections.open(asPage(account))),
  )
  await check(
    { title: 'A position is pushed to the page', see },
    both(view, sender),
    async ([{ pushed }, { tracker, sendPosition }]) => {
      const fixAt = toIso(await sendPosition())
      const isThis = ({ deviceId, tracking }: LiveDevices['devices'][number]) =>
        deviceId === tracker.trackerId && tracking.GPSTime === fixAt
      await eventually(() => pushed.some(isThis) || null, 'it was not pushed')
    },
  )
  await check(
    { title: 'A page with another token or client id is refused', see: SECTIONS.rights },
    view,
    async ({ account }) => {
      await connections.expectRefused(
        'a forged token',
        asPage(account, { password: `${account.accessToken}x` }),
      )
      await connections.expectRefused('an id token', asPage(account, { password: account.idToken }))
      const clientId = pageClientId(randomUUID())
      await connections.expectRefused('the client id of another account', asPage(account, { clientId }))
    },
  )
  await check(
    { title: 'A page neither follows other accounts nor publishes', see: SECTIONS.rights },
    view,
    async ({ account }) => {
      const connect = () => connections.open(asPage(account))
      for (const topic of [liveTopic(randomUUID()), liveTopic('+'), '#'].map((one) => topicIn(account, one)))
        if (await isGranted(await connect(), topic)) throw new CheckFailed(`it may subscribe to ${topic}`)
      const own = topicIn(account, liveTopic(account.accountId))
      if (await isAcknowledged(await connect(), own, '{"devices":[]}'))
        throw new CheckFailed('it may publish to its own topic')
    },
  )
}

const pageClientId = (accountId: string) => `web:${accountId}:${randomUUID()}`
const topicIn = ({ site }: Account, topic: string) => inNamespace(site.config.topicNamespace, topic)

/** Connects as a page does. `overrides` are what it does wrong. */
function asPage(
  { site, accountId, accessToken }: Account,
  overrides: Partial<ConnectSettings> = {},
): ConnectSettings {
  const { liveUrl } = site.config
  if (liveUrl === null) throw new CheckFailed('config.json names no live endpoint')
  return {
    url: liveUrl,
    clientId: pageClientId(accountId),
    username: 'web',
    password: accessToken,
    ...overrides,
  }
}

/** Follows the account. A list of its devices marks it as watched, and positions are pushed for a while after that. */
async function openView(account: Account, client: MqttClient): Promise<View> {
  const pushed: LiveDevices['devices'] = []
  client.on('message', (_topic, body) => {
    const message = LiveDevices.safeParse(parseJson(body.toString()))
    if (message.success) pushed.push(...message.data.devices)
  })
  if (!(await isGranted(client, topicIn(account, liveTopic(account.accountId)))))
    throw new CheckFailed('the subscription to its own topic was refused')
  await account.client.call(devices.listDevices, {})
  return { account, pushed }
}
