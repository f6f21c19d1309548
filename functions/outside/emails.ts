import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { PRODUCT_NAME } from '../../shared/i18n/product-name.ts'
import { ACCOUNT_TAG } from '../../shared/notifications/email-feedback.ts'

export type Email = {
  /** The account for which it is sent. */
  accountId: string
  to: string
  subject: string
  text: string
  html: string
  /** Where one POST stops further mails (RFC 8058); `null` for what an account must know, such as a failed payment. */
  unsubscribeUrl: string | null
  attachment?: EmailAttachment
}

/** A file with a name of our own words, which are ASCII. */
export type EmailAttachment = { name: string; mediaType: string; bytes: Uint8Array }

/** SES refuses these, and would refuse them again. */
const PERMANENT = new Set(['BadRequestException', 'MessageRejected', 'NotFoundException'])

export type EmailAnswer =
  | { kind: 'accepted'; messageId: string }
  | { kind: 'refused' | 'unavailable'; cause: string }

/** A line break would begin another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Sends emails by SES. */
export function emailSender(from: string, configurationSet: string) {
  const client = new SESv2Client({ retryMode: 'standard' })

  return async (email: Email): Promise<EmailAnswer> => {
    const { accountId, to, subject, text, html, unsubscribeUrl, attachment } = email
    const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' })
    try {
      const { MessageId = '' } = await client.send(
        new SendEmailCommand({
          FromEmailAddress: `"${PRODUCT_NAME}" <${from}>`,
          Destination: { ToAddresses: [to] },
          ConfigurationSetName: configurationSet,
          EmailTags: [{ Name: ACCOUNT_TAG, Value: accountId }],
          Content: {
            Simple: {
              Subject: utf8(oneLine(subject)),
              Body: { Text: utf8(text), Html: utf8(html) },
              ...(unsubscribeUrl !== null && { Headers: unsubscribeHeaders(unsubscribeUrl) }),
              ...(attachment && { Attachments: [attached(attachment)] }),
            },
          },
        }),
      )
      return { kind: 'accepted', messageId: MessageId }
    } catch (error) {
      const cause = error instanceof Error ? error.name : String(error)
      return { kind: PERMANENT.has(cause) ? 'refused' : 'unavailable', cause }
    }
  }
}
const attached = ({ name, mediaType, bytes }: EmailAttachment) => ({
  FileName: name,
  ContentType: mediaType,
  RawContent: bytes,
  ContentDisposition: 'ATTACHMENT' as const,
  ContentTransferEncoding: 'BASE64' as const,
})

const unsubscribeHeaders = (url: string) => [
  { Name: 'List-Unsubscribe', Value: `<${url}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
]
export type EmailSender = ReturnType<typeof emailSender>
