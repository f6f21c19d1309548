import * as z from 'zod'
import { fill } from '../../../shared/i18n/fill.ts'
import { LANGUAGE, LANGUAGES } from '../../../shared/i18n/language.ts'
import { loadSignInMails } from '../../../shared/i18n/load-texts.ts'
import { emailHtml } from '../../messages/email-html.ts'
import { log } from '../../runtime/log.ts'

/** Which text goes with a trigger of Cognito. Others keep Cognito's own. */
const MAILS = {
  CustomMessage_SignUp: 'confirm',
  CustomMessage_ResendCode: 'confirm',
  CustomMessage_UpdateUserAttribute: 'confirm',
  CustomMessage_VerifyUserAttribute: 'confirm',
  CustomMessage_ForgotPassword: 'reset',
  CustomMessage_AdminCreateUser: 'invite',
} as const

const Event = z.looseObject({
  triggerSource: z.enum(Object.keys(MAILS) as (keyof typeof MAILS)[]),
  request: z.looseObject({
    /** Cognito puts the code or the temporary password in the place of this mark. */
    codeParameter: z.string(),
    /** The same for the user name, in an invitation only. */
    usernameParameter: z.string().nullish(),
    /** From the page or the operator who caused the email. */
    clientMetadata: z.looseObject({ language: z.enum(LANGUAGES).catch('en') }).nullish(),
  }),
})

/**
 * Writes an email of the user pool in the language of whoever caused it: the answer to Cognito's trigger CustomMessage.
 * An event that it does not know is returned as it is, and Cognito sends a text of its own: signing in must not fail
 * because of a text.
 */
export async function writeSignInMail(event: unknown): Promise<unknown> {
  const { data, error } = Event.safeParse(event)
  if (data === undefined) {
    log('warn', 'sign-in-mail-unknown', { reason: z.prettifyError(error) })
    return event
  }
  const { codeParameter, usernameParameter, clientMetadata } = data.request
  const language = clientMetadata?.language ?? 'en'
  const { signInMailTexts } = await loadSignInMails(language)
  const { subject, paragraphs } = signInMailTexts[MAILS[data.triggerSource]]
  const values = { code: codeParameter, username: usernameParameter ?? '' }
  const emailMessage = emailHtml({
    lang: LANGUAGE[language].tag,
    title: subject,
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
  })
  return { ...data, response: { smsMessage: null, emailSubject: subject, emailMessage } }
}
