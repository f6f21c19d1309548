import { expect, test } from 'vitest'
import { LANGUAGE, LANGUAGES, type Language } from '../../../../shared/i18n/language.ts'
import { HOUR_MS, toIso } from '../../../../shared/time.ts'
import type { Email } from '../../../outside/emails.ts'
import { sendAccountMail } from './account-mail.ts'

const NOON = Date.parse('2026-06-01T16:00:00Z')
const OPERATOR = 'operator@example.com'

/** The mails to the owner, who writes in a language, and to the operator, when a deletion is requested. */
async function mailsIn(language: Language) {
  const sent: Email[] = []
  const request = { requestedAt: NOON, deletesAt: NOON + 24 * HOUR_MS, reason: null }
  await sendAccountMail(
    { kind: 'accountMail', accountId: 'eve', mail: 'deletion-requested', about: toIso(NOON) },
    {
      deletions: { get: async () => request },
      exports: { get: async () => null },
      preferences: { get: async () => ({ language }) },
      getAddress: async () => 'eve@example.com',
      sendEmail: async (email) => {
        sent.push(email)
        return { kind: 'accepted', messageId: '1' }
      },
      operatorEmail: OPERATOR,
      siteUrl: 'https://track.example.com',
      now: () => NOON,
    },
  )
  const mailTo = (address: string) => sent.find(({ to }) => to === address)
  return { owner: mailTo('eve@example.com'), operator: mailTo(OPERATOR) }
}

const linesOf = (email: Email | undefined) =>
  [email?.subject ?? '', ...(email?.text.split('\n') ?? [])].filter((line) => /\p{L}{2,}/u.test(line))

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'PUB-5 a mail about an account in %s has no line of the English one, and the operator’s stays English',
  async (language) => {
    const [english, translated] = [await mailsIn('en'), await mailsIn(language)]
    const lines = new Set(linesOf(english.owner))
    expect(lines.size).toBe(4)
    expect(linesOf(translated.owner)).toHaveLength(4)
    expect(linesOf(translated.owner).filter((line) => lines.has(line))).toEqual([])
    expect(translated.owner?.html).toContain(`<html lang="${LANGUAGE[language].tag}">`)
    expect(translated.operator).toEqual(english.operator)
  },
)
