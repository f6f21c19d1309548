import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { LANGUAGE, LANGUAGES } from '../../../shared/i18n/language.ts'
import { loadSignInMails } from '../../../shared/i18n/load-texts.ts'
import { writeSignInMail } from './write-sign-in-mail.ts'

/** Cognito's limits. */
const SUBJECT_MAX = 140
const MESSAGE_MAX = 20_000
const NOTHING = { smsMessage: null, emailMessage: null, emailSubject: null }
const Mail = z.object({ response: z.object({ emailSubject: z.string(), emailMessage: z.string() }) })

const anEvent = (trigger: string, clientMetadata?: object) => ({
  version: '1',
  triggerSource: `CustomMessage_${trigger}`,
  userName: 'mia',
  request: { codeParameter: '{####}', usernameParameter: '{username}', clientMetadata },
  response: NOTHING,
})
const mailOf = async (trigger: string, clientMetadata?: object) =>
  Mail.parse(await writeSignInMail(anEvent(trigger, clientMetadata))).response

describe.each(LANGUAGES)('PUB-5 the emails of the user pool in %s', (language) => {
  test.each([
    ['SignUp', 'confirm'],
    ['ResendCode', 'confirm'],
    ['ForgotPassword', 'reset'],
    ['AdminCreateUser', 'invite'],
  ] as const)('PUB-5 after %s have its subject and the mark for the code', async (trigger, mail) => {
    const { emailSubject, emailMessage } = await mailOf(trigger, { language })
    expect(emailSubject).toBe((await loadSignInMails(language)).signInMailTexts[mail].subject)
    expect(emailSubject.length).toBeLessThanOrEqual(SUBJECT_MAX)
    expect(emailMessage.split('{####}')).toHaveLength(2)
    expect(emailMessage.split('{username}')).toHaveLength(mail === 'invite' ? 2 : 1)
    expect(emailMessage).toContain(`<html lang="${LANGUAGE[language].tag}">`)
    expect(emailMessage.length).toBeLessThan(MESSAGE_MAX)
    expect(emailMessage).not.toContain('{{')
  })
})

test.each([undefined, {}, { language: 'tlh' }])(
  'PUB-5 an email is in English with the metadata %j',
  async (clientMetadata) => {
    expect((await mailOf('SignUp', clientMetadata)).emailSubject).toBe('Your Vectra code')
  },
)

test.each([[anEvent('Authentication')], [{ ...anEvent('SignUp'), request: null }], ['no event']])(
  'PUB-5 Cognito sends its own text for %j',
  async (event) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await writeSignInMail(event)).toEqual(event)
    expect(vi.mocked(console.log).mock.calls.flat().join()).toContain('sign-in-mail-unknown')
  },
)
