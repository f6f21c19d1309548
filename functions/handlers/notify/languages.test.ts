import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { decryptPush } from '../../../bin/local/engines/push/decrypt-push.ts'
import { LANGUAGE, LANGUAGES, type Language } from '../../../shared/i18n/language.ts'
import { RFC_8291_KEYS } from '../../../test/make/notify/a-push-subscription.ts'
import { aRuleReason } from '../../../test/make/notify/a-rule-reason.ts'
import { NOON, notifyServices } from '../../../test/make/notify/notify-services.ts'

const aService = notifyServices()
const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** The browser's key in RFC 8291, appendix A. */
const RFC_8291_PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'

function readPush(message: Uint8Array | string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(RFC_8291_PRIVATE_KEY, 'base64url'))
  return decryptPush(Buffer.from(message), pair, Buffer.from(RFC_8291_KEYS.auth, 'base64url'))
}

const REASONS = [
  aRuleReason(),
  aRuleReason({ check: 'accessory', operator: 'on', saw: 'on', limit: 'on', unit: null }),
  aRuleReason({ check: 'relayChanged', operator: null, saw: 'off', limit: 'on', unit: null }),
  aRuleReason({ check: 'bilgeHigh', operator: null, saw: 'on', limit: null, unit: null }),
  aRuleReason({ check: 'noContact', operator: null, saw: 45, limit: 30, unit: 'min' }),
]

/** Everything that an account in a language gets about a crossing and a rule, and what a stranger is asked. */
async function messagesIn(language: Language) {
  const service = await aService({
    sendEmailNotifications: true,
    sendSmsNotifications: true,
  })
  const { accountId } = service.geofence
  await service.preferences.update(accountId, { language, timeFormat: '24h', units: 'km' })
  await service.confirmPhone()
  await service.subscribe('phone')
  await service.notify(await service.stored(NOON))
  const actions = [
    { type: 'email', target: '' },
    { type: 'email', target: 'stranger@example.com' },
    { type: 'sms', target: '' },
  ] as const
  const rule = await service.ruleWith(actions)
  await service.notify(await service.fired(rule, NOON, { reasons: REASONS }))
  await service.handle({ kind: 'settingsTest', accountId, channels: ['email', 'sms'], message: null })
  return {
    emails: service.emails,
    texts: service.texts.map(({ text }) => text),
    pushes: service.pushes.map(({ message }) => readPush(message)),
  }
}

/** Lines with words of ours: no address, no place. Without links, names and numbers. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/https?:\S+|\S+@\S+|Sea Ray( 240)?|Marina|Too fast|[\d.,:-]+/g, '').trim())
    .filter((line) => /\p{L}{2,} \p{L}{2,}/u.test(line))

describe.each(OTHERS)('PUB-5 notifications in %s', (language) => {
  test('PUB-5 emails, text messages and push messages have no sentence of the English ones', async () => {
    const [english, translated] = [await messagesIn('en'), await messagesIn(language)]
    const allIn = ({ emails, texts, pushes }: typeof english) => [
      ...emails.flatMap(({ subject, text }) => [subject, text]),
      ...texts,
      ...pushes.map((push) => String(JSON.parse(push).body)),
    ]
    expect(translated.emails.length).toBe(english.emails.length)
    expect(translated.texts.length).toBe(english.texts.length)
    expect(english.emails.length).toBeGreaterThanOrEqual(4)
    expect(english.texts.length).toBeGreaterThanOrEqual(2)
    expect(english.pushes.length).toBeGreaterThanOrEqual(1)
    const sentences = new Set(allIn(english).flatMap(linesOf))
    expect(
      allIn(translated)
        .flatMap(linesOf)
        .filter((line) => sentences.has(line)),
    ).toEqual([])
    for (const { html } of translated.emails)
      expect(html).toContain(`<html lang="${LANGUAGE[language].tag}">`)
    for (const text of allIn(translated)) expect(text).not.toMatch(/\{\{|undefined|null/)
    for (const text of translated.texts) expect(text).not.toMatch(/[\u00a0\u202f’–—]/)
  })
})

describe('PUB-5 the words of a rule', () => {
  test.each([
    ['en', 'Ignition: on', 'Relay: cut'],
    ['es', 'Ignición: encendida', 'Relé: cortado'],
    ['pt', 'Ignição: ligada', 'Relé: bloqueado'],
    ['fr', 'Allumage\u00a0: activé', 'Relais\u00a0: coupé'],
    ['zh', '点火：开启', '继电器：切断'],
    ['ja', 'イグニッション：オン', 'リレー：遮断'],
  ] as const)('PUB-5 in %s say what is on and what is cut', async (language, ignition, relay) => {
    const { emails } = await messagesIn(language)
    const text = emails.map((email) => email.text).join('\n')
    expect(text).toContain(ignition)
    expect(text).toContain(relay)
  })
})
