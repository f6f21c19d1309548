import { expect, test } from 'vitest'
import { LANGUAGE, LANGUAGES } from '../../../../shared/i18n/language.ts'
import { signingKeys } from '../../../../test/make/signing-keys.ts'
import { isReceiptOurs, signedReceipt } from '../../../deletion/deletion-receipt.ts'
import type { Email } from '../../../outside/emails.ts'
import { newClosing } from '../../../stores/accounts/account-deletions.ts'
import { mailReceipt } from './receipt.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const KEYS = signingKeys({ 1: 'a'.repeat(64) })

async function receiptIn(language: (typeof LANGUAGES)[number]): Promise<Email> {
  const sent: Email[] = []
  const closing = {
    ...newClosing('r1', 'owner', NOON),
    email: 'eve@example.com',
    language,
    counts: { devices: 3 },
  }
  await mailReceipt(closing, {
    sendEmail: async (email) => {
      sent.push(email)
      return { kind: 'accepted', messageId: '1' }
    },
    signReceipt: async (lines) => signedReceipt(lines, KEYS),
    now: () => NOON,
  })
  const [email] = sent
  if (email === undefined) throw new Error('No receipt was sent')
  return email
}

/** The lines in words. The marks around a receipt are the same in all languages, as programs read them. */
const linesOf = ({ subject, text }: Email) =>
  [subject, ...text.split('\n')].filter(
    (line) => /\p{L}{2,}/u.test(line) && !/^(---|Key: |[\w+/=]{80,}$)/.test(line),
  )

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'PUB-5 T113 the receipt of an account in %s has no line of the English one, and can be verified',
  async (language) => {
    const [english, translated] = [await receiptIn('en'), await receiptIn(language)]
    const lines = new Set(linesOf(english))
    expect(linesOf(translated).filter((line) => lines.has(line))).toEqual([])
    expect(linesOf(translated)).toHaveLength(lines.size)
    expect(translated.html).toContain(`<html lang="${LANGUAGE[language].tag}">`)
    expect(isReceiptOurs(translated.text, KEYS)).toBe(true)
  },
)
