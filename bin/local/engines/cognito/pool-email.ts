import * as z from 'zod'
import type { Pool } from './pool.ts'
import type { Reply } from './reply.ts'
import { runTrigger } from './run-trigger.ts'

/** Marks that the trigger puts into a message, as on AWS. */
const CODE_MARK = '{####}'
const USERNAME_MARK = '{username}'

/** The caller's data for the trigger. */
export const ClientMetadata = z.record(z.string(), z.string()).optional()

type CodeEmail = {
  trigger: 'SignUp' | 'ResendCode' | 'ForgotPassword' | 'AdminCreateUser'
  email: string
  /** Or the temporary password. */
  code: string
  clientMetadata: z.infer<typeof ClientMetadata>
}

const Answer = z.object({
  response: z.object({ emailSubject: z.string().nullish(), emailMessage: z.string().nullish() }),
})

/**
 * Sends what the function of the trigger CustomMessage writes, or else Cognito's own text. Returns the refusal if the
 * function fails.
 */
export async function sendPoolEmail(
  pool: Pool,
  { trigger, email, code, clientMetadata }: CodeEmail,
): Promise<Reply | null> {
  const isInvitation = trigger === 'AdminCreateUser'
  const written = await runTrigger(pool, 'CustomMessage', {
    source: trigger,
    email,
    request: {
      codeParameter: CODE_MARK,
      usernameParameter: isInvitation ? USERNAME_MARK : null,
      ...(clientMetadata && { clientMetadata }),
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  })
  if ('refusal' in written) return written.refusal
  const { emailSubject, emailMessage } = Answer.parse(written.answer).response
  const own = isInvitation
    ? {
        subject: 'Your temporary password',
        text: `Your username is ${email} and temporary password is ${code}`,
      }
    : { subject: 'Your verification code', text: `Your verification code is ${code}` }
  const subject = emailSubject ?? own.subject
  const html = emailMessage?.replaceAll(CODE_MARK, code).replaceAll(USERNAME_MARK, email) || null
  await pool.sendEmail({ to: email, subject, text: html === null ? own.text : plainText(html), html })
  return null
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of an email as its reader sees it. */
const plainText = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s*\n\s*/g, '\n\n')
    .trim()
