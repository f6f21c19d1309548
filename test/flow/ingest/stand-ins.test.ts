import { expect, it, vi } from 'vitest'
import { driveGateway } from '../../../bin/simulate/gateway/drive-gateway.ts'
import { gateways } from '../../../shared/gateways/gateways.routes.ts'
import { anAccount, localUrl } from '../../make/accounts/account.ts'

it.each([
  ['traccar', ['SEA240', 'YACHT60']],
  ['flespi', ['SEA240', 'YACHT60']],
  ['signalk', ['self']],
] as const)(
  'LIV-1 the stand-in for %s forwards units, which wait until they are added',
  async (server, unitIds) => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const account = await anAccount()
    const { email, password } = account
    const options = { server, siteUrl: localUrl(), email, password, count: 2, rate: 2, seconds: 2 }
    await driveGateway(options, new AbortController().signal)
    const list = await account.call('GET', '/vectra/gateways')
    const [gateway] = gateways.listGateways.reply.parse(list.body).gateways
    const { body } = await account.call('GET', `/vectra/gateways/${gateway?.gatewayId}/units`)
    expect(gateways.listUnits.reply.parse(body).units.map(({ unitId }) => unitId)).toEqual(
      expect.arrayContaining([...unitIds]),
    )
  },
)
