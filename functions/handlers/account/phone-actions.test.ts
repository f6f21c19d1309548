import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts'
import { aCaller } from '../../../test/make/api/a-caller.ts'
import { aTable } from '../../../test/make/local/a-table.ts'
import { type StoreEngine, storeEngine } from '../../../test/make/local/store-engine.ts'
import type { TextAnswer } from '../../outside/text-messages.ts'
import { accountStore } from '../../stores/accounts/accounts.ts'
import { phoneStore } from '../../stores/accounts/phones.ts'
import { preferenceStore } from '../../stores/accounts/preferences.ts'
import { phoneActions } from './phone-actions.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const PHONE = '+12025550123'

let engine: StoreEngine
let table: string
beforeAll(async () => {
  engine = await storeEngine()
  table = await engine.createTable(aTable('Accounts', 'accountId'))
})
afterAll(() => engine.stop())

let made = 0
/** An account whose codes count up from 000000. */
function anOwner({ smsCountries = new Set(['US']), unconfirmedPerDay = 1_000, accounts = table } = {}) {
  const clock = { now: NOON }
  const texts: { to: string; text: string }[] = []
  const provider: { answer: TextAnswer } = { answer: { kind: 'accepted', messageId: '1' } }
  /** Whether the account has ever had a subscription. */
  const subscribed = { is: true }
  let codes = 0
  const actions = phoneActions({
    phones: phoneStore(engine.client, table),
    accounts: accountStore(engine.client, accounts),
    preferences: preferenceStore(engine.client, table),
    async sendText(to, text) {
      texts.push({ to, text })
      return provider.answer
    },
    smsCountries,
    subscriptions: { hasAny: async () => subscribed.is },
    unconfirmedPerDay,
    newCode: () => codes++,
    newSalt: () => 'salt',
    now: () => clock.now,
  })
  const caller = aCaller(`account${made++}`)
  const none = { path: {}, query: undefined, body: undefined }
  return {
    clock,
    texts,
    subscribed,
    provider,
    settings: () => actions.getUserSettings(none, caller),
    save: (body: { phone?: string | null; email?: string; name?: string }) =>
      actions.updateUserSettings({ path: {}, query: undefined, body }, caller),
    sendCode: () => actions.sendPhoneCode(none, caller),
    confirm: (code: string) => actions.confirmPhone({ path: {}, query: undefined, body: { code } }, caller),
  }
}

const settingsOf = (phone: string | null, phoneConfirmed: boolean) => ({ reply: { phone, phoneConfirmed } })

describe('SET-2 the phone of an account', () => {
  test('SET-2 is stored as one number however it was written, and can be removed', async () => {
    const { save, settings } = anOwner()
    expect(await settings()).toEqual(settingsOf(null, false))
    for (const written of ['(202) 555-0123', '+1 202 555 0123', '2025550123'])
      expect(await save({ phone: written })).toEqual(settingsOf(PHONE, false))
    expect(await save({ phone: '' })).toEqual(settingsOf(null, false))
  })

  test.each(['12', '+1 555', '00000000000'])('SET-2 %s is refused and names its field', async (phone) => {
    const { save, settings } = anOwner()
    expect(await save({ phone })).toMatchObject({
      refused: 'invalid-phone',
      more: { errors: [{ path: 'phone', code: 'invalid-phone' }] },
    })
    expect(await settings()).toEqual(settingsOf(null, false))
  })

  test('API-4 a change without a phone changes nothing: email and name are read-only', async () => {
    const { save } = anOwner()
    await save({ phone: PHONE })
    expect(await save({ email: 'eve@example.com', name: 'Eve' })).toEqual(settingsOf(PHONE, false))
  })

  test('SET-2 is confirmed by the code in the message to it, once', async () => {
    const { save, sendCode, confirm, texts, settings } = anOwner()
    await save({ phone: PHONE })
    expect(await sendCode()).toEqual({ reply: { success: true, expiresAt: '2026-06-01T16:10:00.000Z' } })
    expect(texts).toEqual([{ to: PHONE, text: 'Vectra: your code is 000000. It expires in 10 minutes.' }])
    expect(await confirm(' 000 000 ')).toEqual(settingsOf(PHONE, true))
    expect(await confirm('000000')).toEqual({ refused: 'code-expired' })
    expect(await save({ phone: PHONE })).toEqual(settingsOf(PHONE, true))
    expect(await save({ phone: '+12025550124' })).toEqual(settingsOf('+12025550124', false))
    expect(await settings()).toEqual(settingsOf('+12025550124', false))
  })

  test.each([
    [10 * MINUTE_MS - 1, settingsOf(PHONE, true)],
    [10 * MINUTE_MS, { refused: 'code-expired' }],
  ])('SET-2 a code after %i ms', async (afterMs, answer) => {
    const { save, sendCode, confirm, clock } = anOwner()
    await save({ phone: PHONE })
    await sendCode()
    clock.now += afterMs
    expect(await confirm('000000')).toEqual(answer)
  })

  test('SET-2 a code has five tries, however concurrent, and a new code has five again', async () => {
    const { save, sendCode, confirm } = anOwner()
    await save({ phone: PHONE })
    await sendCode()
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm('999999')))
    const codes = answers.map((answer) => ('refused' in answer ? answer.refused : 'confirmed')).toSorted()
    expect(codes).toEqual([...Array(3).fill('code-expired'), ...Array(5).fill('wrong-code')])
    expect(await confirm('000000')).toEqual({ refused: 'code-expired' })
    await sendCode()
    for (let tries = 0; tries < 4; tries++)
      expect(await confirm('999999')).toMatchObject({ refused: 'wrong-code' })
    expect(await confirm('000001')).toEqual(settingsOf(PHONE, true))
  })

  test('SET-2 a code for a number that was replaced confirms nothing', async () => {
    const { save, sendCode, confirm } = anOwner()
    await save({ phone: PHONE })
    await sendCode()
    await save({ phone: '+12025550124' })
    expect(await confirm('000000')).toEqual({ refused: 'code-expired' })
  })

  test('T94 five codes an hour are sent, ten a day, and the answer says when the next one may be', async () => {
    const { save, sendCode, texts, clock } = anOwner()
    await save({ phone: PHONE })
    for (let count = 0; count < 5; count++) expect(await sendCode()).toHaveProperty('reply')
    expect(await sendCode()).toEqual({ refused: 'too-many-requests', retryAfterSeconds: 3_600 })
    clock.now += HOUR_MS
    for (let count = 0; count < 5; count++) expect(await sendCode()).toHaveProperty('reply')
    clock.now += HOUR_MS
    expect(await sendCode()).toEqual({ refused: 'too-many-requests', retryAfterSeconds: 22 * 3_600 })
    expect(texts).toHaveLength(10)
  })

  test('T94 no code without a phone, to another country, or where texts are not set up', async () => {
    const owner = anOwner()
    expect(await owner.sendCode()).toEqual({ refused: 'no-phone' })
    await owner.save({ phone: '+442079460958' })
    expect(await owner.sendCode()).toEqual({ refused: 'sms-country-not-allowed' })
    const elsewhere = anOwner({ smsCountries: new Set() })
    await elsewhere.save({ phone: PHONE })
    expect(await elsewhere.sendCode()).toEqual({ refused: 'sms-not-set-up' })
    expect([...owner.texts, ...elsewhere.texts]).toEqual([])
  })

  test('T94 no code for an account that has never had a subscription', async () => {
    const { save, sendCode, subscribed, texts } = anOwner()
    await save({ phone: PHONE })
    subscribed.is = false
    expect(await sendCode()).toEqual({ refused: 'sms-needs-subscription' })
    expect(texts).toEqual([])
    subscribed.is = true
    expect(await sendCode()).toHaveProperty('reply')
  })

  test('T94 all accounts together get so many codes a day, and confirmed phones more', async () => {
    const shared = {
      unconfirmedPerDay: 2,
      accounts: await engine.createTable(aTable('Limited', 'accountId')),
    }
    const [confirmed, mia, eve] = [anOwner(shared), anOwner(shared), anOwner(shared)]
    for (const { save } of [confirmed, mia, eve]) await save({ phone: PHONE })
    await confirmed.sendCode()
    await confirmed.confirm('000000')
    expect(await mia.sendCode()).toHaveProperty('reply')
    expect(await eve.sendCode()).toEqual({ refused: 'too-many-requests', retryAfterSeconds: 24 * 3_600 })
    expect(await confirmed.sendCode()).toHaveProperty('reply')
    expect(eve.texts).toEqual([])
  })
})
