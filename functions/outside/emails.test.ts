import {
  AccountSuspendedException,
  BadRequestException,
  LimitExceededException,
  MailFromDomainNotVerifiedException,
  MessageRejected,
  NotFoundException,
  SESv2Client,
  SendEmailCommand,
  SendingPausedException,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { emailSender } from './emails.ts'

const ERROR = { message: 'Refused by SES', $metadata: {} }
const EMAIL = {
  accountId: 'owner',
  to: 'mia@example.com',
  subject: 'Sea Ray left Marina',
  text: 'Sea Ray left Marina.',
  html: '<p>Sea Ray left Marina.</p>',
  unsubscribeUrl: null,
}

const ses = mockClient(SESv2Client)
beforeEach(() => {
  ses.reset()
})

const send = async () => emailSender('alerts@vectra.example', 'Vectra')(EMAIL)

describe('an email', () => {
  it('T95 is accepted with the id by which SES reports what became of it', async () => {
    ses.on(SendEmailCommand).resolves({ MessageId: 'm1' })
    expect(await send()).toEqual({ kind: 'accepted', messageId: 'm1' })
    expect(ses).toHaveReceivedCommandExactlyOnceWith(SendEmailCommand, {
      FromEmailAddress: '"Vectra" <alerts@vectra.example>',
      Destination: { ToAddresses: ['mia@example.com'] },
      ConfigurationSetName: 'Vectra',
      EmailTags: [{ Name: 'account', Value: 'owner' }],
    })
  })

  it.each([new BadRequestException(ERROR), new MessageRejected(ERROR), new NotFoundException(ERROR)])(
    'T95 is refused if SES would refuse it again: $name',
    async (error) => {
      ses.on(SendEmailCommand).rejects(error)
      expect(await send()).toEqual({ kind: 'refused', cause: error.name })
      expect(ses).toHaveReceivedCommandOnce(SendEmailCommand)
    },
  )

  it.each([
    new AccountSuspendedException(ERROR),
    new LimitExceededException(ERROR),
    new MailFromDomainNotVerifiedException(ERROR),
    new SendingPausedException(ERROR),
    new TooManyRequestsException(ERROR),
    Object.assign(new Error('Connection timed out'), { name: 'TimeoutError' }),
  ])('T95 may be sent again after $name', async (error) => {
    ses.on(SendEmailCommand).rejects(error)
    expect(await send()).toEqual({ kind: 'unavailable', cause: error.name })
    expect(ses).toHaveReceivedCommandOnce(SendEmailCommand)
  })
})
