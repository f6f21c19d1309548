import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, inject, it } from 'vitest'
import { toIso } from '../../../shared/time.ts'
import {
  type Account,
  addAuthenticatorApp,
  anAccount,
  challengeAfterPassword,
} from '../../make/accounts/account.ts'
import { accountIdOf } from '../../make/accounts/account-id-of.ts'
import { localStore } from '../../make/local/local-store.ts'
import { printedValue, provision } from '../../make/local/operator.ts'
import { aTracker, aTrackerId, connect, deviceOf, publishAs } from '../../make/tracking/tracker.ts'

const MOSQUITTO = '/usr/bin/mosquitto_pub'

const provisionLocally = (...args: string[]) =>
  provision([...args, '--local', '--data', inject('dataFolder')])

/** Adds a device without testing mode, which takes a granted subscription slot. */
const addDevice = (account: Account, vectraDeviceId: string) =>
  account.call('POST', '/vectra/devices', {
    vectraDeviceId,
    deviceName: 'Sea Ray',
    deviceType: 'boat',
    testingMode: false,
  })

describe('npm run provision on a local run', () => {
  it('DEV-3 a granted slot takes a device, and its new credentials publish a position', async () => {
    const account = await anAccount()
    const trackerId = aTrackerId()
    expect((await addDevice(account, trackerId)).status).toBe(402)

    const granted = await provisionLocally('--account', account.email.toUpperCase(), '--grant', '2')
    expect(granted).toMatchObject({ code: 0, out: expect.stringContaining('2 free slots now') })
    expect((await addDevice(account, trackerId)).status).toBe(201)
    const { body } = await account.call('GET', '/vectra/devices')
    expect(body).toMatchObject({ availableDevices: 1, devices: [{ id: trackerId, hasSubscription: true }] })

    const { code, out } = await provisionLocally('--tracker', trackerId)
    expect(code).toBe(0)
    const password = printedValue(out, 'password')
    expect(printedValue(out, 'port')).toBe(String(inject('mqttPort')))
    expect(out).toContain(`mosquitto_pub -V mqttv311`)
    const command = out.slice(out.indexOf('mosquitto_pub'))
    if (existsSync(MOSQUITTO)) await promisify(execFile)('bash', ['-c', command])
    else {
      const position = { time: toIso(Date.now()), lat: 25.7617, lng: -80.1918 }
      await publishAs({ trackerId, username: trackerId, password }, position)
    }
    expect((await deviceOf(account, trackerId)).tracking).toMatchObject({ latitude: 25.7617 })
  })

  it('T61 new credentials end the old connection and invalidate the old password', async () => {
    const tracker = await aTracker(await anAccount())
    const client = await connect(tracker)
    const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
    const { out } = await provisionLocally('--tracker', tracker.trackerId)
    await closed
    await expect(connect(tracker)).rejects.toThrow()
    const again = await connect({ ...tracker, password: printedValue(out, 'password') })
    await again.endAsync()
  })

  it('records who granted a subscription, adds to existing slots, and previews with --dry-run', async () => {
    const account = await anAccount()
    const grant = (...more: string[]) => provisionLocally('--account', account.email, ...more)
    expect(await grant('--grant', '1')).toMatchObject({ out: expect.stringContaining('1 free slot now') })
    expect(await grant('--grant', '5', '--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('6 free slots instead of 1'),
    })
    expect(await grant('--grant', '1')).toMatchObject({ out: expect.stringContaining('2 free slots now') })
    const { client, tables } = await localStore(inject('storeEndpoint'))
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: tables.subscriptions,
        KeyConditionExpression: 'accountId = :accountId',
        ExpressionAttributeValues: { ':accountId': accountIdOf(account.accessToken) },
      }),
    )
    client.destroy()
    expect(Items).toHaveLength(2)
    for (const one of Items)
      expect(one).toMatchObject({ status: 'active', grantedBy: 'operator', amountCents: 0 })
  })

  it('turns off a lost authenticator app, and ends the sessions of the account', async () => {
    const account = await anAccount()
    await addAuthenticatorApp(account)
    expect(await challengeAfterPassword(account)).toBe('SOFTWARE_TOKEN_MFA')
    const reset = (...more: string[]) => provisionLocally('--account', account.email, '--reset-mfa', ...more)
    expect(await reset('--dry-run')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Would turn off'),
    })
    expect(await challengeAfterPassword(account)).toBe('SOFTWARE_TOKEN_MFA')

    expect(await reset()).toMatchObject({ code: 0, out: expect.stringContaining('Turned off') })
    expect(await challengeAfterPassword(account)).toBeNull()
    await expect(addAuthenticatorApp(account)).rejects.toThrow('Access Token has been revoked')
    expect(await reset()).toMatchObject({ code: 0, out: expect.stringContaining('has no authenticator app') })
  })

  it.each([
    [['--tracker', 'SEA-NONE'], 'No account has a device SEA-NONE'],
    [['--account', 'nobody@example.com', '--grant', '1'], 'must sign up first'],
    [['--tracker', 'SEA-NONE', '--certificate', '--out', 'keys'], 'accepts a user name and password only'],
  ])('%j: says what to do', async (args, reason) => {
    const output = await provisionLocally(...args)
    expect(output).toMatchObject({ code: 1, out: '', err: expect.stringContaining(reason) })
    expect(output.err).not.toContain('    at ')
  })

  it('names the folder when no local run uses it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vectra-none-'))
    expect(await provision(['--tracker', 'SEA240', '--local', '--data', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining(`Vectra is not running on ${folder}. Start it with npm start`),
    })
  })
})
