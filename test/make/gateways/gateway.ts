import type { GatewayDialect } from '../../../shared/gateways/dialect-names.ts'
import { gateways } from '../../../shared/gateways/gateways.routes.ts'
import { toIso } from '../../../shared/time.ts'
import type { Account } from '../accounts/account.ts'

/** A gateway of the account, and a function that sends as its server. */
export async function aGateway(account: Account, dialect: GatewayDialect, name = `My ${dialect}`) {
  const created = await account.call('POST', '/vectra/gateways', { name, dialect })
  if (created.status !== 201) throw new Error(`Creating the gateway failed: ${created.text}`)
  const { gateway, key, url } = gateways.createGateway.reply.parse(created.body)
  const send = (body: unknown, authorization = `Bearer ${key}`) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { ...gateway, key, send, path: `/vectra/gateways/${gateway.gatewayId}` }
}

/** The ids of a gateway with a unit that waits. */
export async function gatewayIds(account: Account, name: string) {
  const { gatewayId, send } = await aGateway(account, 'vectra', name)
  const unitId = `unit ${name}`.slice(0, 60)
  await send([{ unitId, name, time: toIso(Date.now()), lat: 26.1, lng: -80.1 }])
  return { gatewayId, unitId }
}
