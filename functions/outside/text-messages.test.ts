import {
  AuthorizationErrorException,
  InternalErrorException,
  InvalidParameterException,
  InvalidParameterValueException,
  OptedOutException,
  PublishCommand,
  SNSClient,
  ThrottledException,
} from '@aws-sdk/client-sns'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { textSender } from './text-messages.ts'

const ERROR = { message: 'Refused by SNS', $metadata: {} }

const sns = mockClient(SNSClient)
beforeEach(() => {
  sns.reset()
})

const send = () => textSender()('+13055550100', 'Sea Ray left Marina.')

describe('a text message', () => {
  it('T95 is accepted with its id', async () => {
    sns.on(PublishCommand).resolves({ MessageId: 'm1' })
    expect(await send()).toEqual({ kind: 'accepted', messageId: 'm1' })
    expect(sns).toHaveReceivedCommandExactlyOnceWith(PublishCommand, {
      PhoneNumber: '+13055550100',
      Message: 'Sea Ray left Marina.',
    })
  })

  it.each([
    new InvalidParameterException(ERROR),
    new InvalidParameterValueException(ERROR),
    new OptedOutException(ERROR),
  ])('T95 is refused if SNS would refuse it again: $name', async (error) => {
    sns.on(PublishCommand).rejects(error)
    expect(await send()).toEqual({ kind: 'refused', cause: error.name })
    expect(sns).toHaveReceivedCommandOnce(PublishCommand)
  })

  it.each([
    new AuthorizationErrorException(ERROR),
    new InternalErrorException(ERROR),
    new ThrottledException(ERROR),
    Object.assign(new Error('Connection timed out'), { name: 'TimeoutError' }),
  ])('T95 may be sent again after $name', async (error) => {
    sns.on(PublishCommand).rejects(error)
    expect(await send()).toEqual({ kind: 'unavailable', cause: error.name })
    expect(sns).toHaveReceivedCommandOnce(PublishCommand)
  })
})
