import { expect, inject, it } from 'vitest'
import { wholeAccount } from '../../../functions/stores/devices/device-scope.ts'
import { deviceStore } from '../../../functions/stores/devices/devices.ts'
import { dueStore } from '../../../functions/stores/due.ts'
import { eventStore } from '../../../functions/stores/events/events.ts'
import { alerts } from '../../../shared/alerts/alerts.routes.ts'
import { commands } from '../../../shared/commands/commands.routes.ts'
import { SECOND_MS, toIso } from '../../../shared/time.ts'
import { anAccount } from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { localStore } from '../../make/local/local-store.ts'
import { aRuleEvent } from '../../make/rules/a-rule-event.ts'
import { anAlert } from '../../make/rules/rule.ts'
import { aTracker } from '../../make/tracking/tracker.ts'

const IN_TIME = { timeout: 20 * SECOND_MS }

it('ALR-2 the tick counts a firing and requests its cut where the function that stored it did not', async () => {
  const account = await anAccount()
  const { trackerId: deviceId } = await aTracker(account)
  const { id: ruleId } = await anAlert(account)
  const { client, tables } = await localStore(inject('storeEndpoint'))
  const accountId = accountIdOf(account.accessToken)
  const device = await deviceStore(client, tables.devices).get(wholeAccount(accountId), deviceId)
  const { trackId } = device ?? { trackId: '' }
  const event = aRuleEvent({ accountId, deviceId, trackId, ruleId, timestamp: toIso(Date.now()) })
  await eventStore(client, tables.events).create(event)
  const due = dueStore(client, tables.due)
  const { eventKey } = event
  for (const kind of ['event', 'cut'] as const) await due.put(Date.now(), { kind, accountId, eventKey })

  const counted = async () => {
    const { body } = await account.call('GET', '/vectra/alerts')
    return alerts.listAlertRules.reply.parse(body).alerts.map(({ triggerCount }) => triggerCount)
  }
  await expect.poll(counted, IN_TIME).toEqual([1])
  const requested = async () => {
    const { body } = await account.call('GET', `/vectra/devices/${deviceId}/commands`)
    return commands.listCommands.reply.parse(body).commands
  }
  await expect.poll(async () => (await requested()).length, IN_TIME).toBe(1)
  expect(await requested()).toMatchObject([{ kind: 'cut', requestedBy: 'Too fast', eventKey }])
})
