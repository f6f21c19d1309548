import {
  ChangeMessageVisibilityCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { NOON } from '../../test/make/tracking/a-position.ts'
import { deadLetters, senderBack } from './dead-letters.ts'

const HOST = 'https://sqs.us-east-1.amazonaws.com/123456789012'
const sqs = mockClient(SQSClient)
beforeEach(() => sqs.reset())
afterAll(() => sqs.restore())

const refusal = (name: string) => Object.assign(new Error(name), { name })

it('reads a letter with the queue that gave it up', async () => {
  const message = { MessageId: 'm1', ReceiptHandle: 'r1', Body: '{}' }
  const SentTimestamp = String(NOON)
  sqs.on(ReceiveMessageCommand).resolves({
    Messages: [
      {
        ...message,
        Attributes: { SentTimestamp, DeadLetterQueueSourceArn: 'arn:aws:sqs:us-east-1:1:Events' },
      },
      { ...message, Attributes: { SentTimestamp } },
    ],
  })
  const letter = { messageId: 'm1', receipt: 'r1', body: '{}', sentAt: NOON }
  expect(await deadLetters(`${HOST}/Dead`).receive(10, 60)).toEqual([
    { ...letter, sourceArn: 'arn:aws:sqs:us-east-1:1:Events' },
    { ...letter, sourceArn: null },
  ])
})

it.each(['MessageNotInflight', 'ReceiptHandleIsInvalid', 'InvalidParameterValue'])(
  'has nothing to release where SQS answers %s',
  async (name) => {
    sqs.on(ChangeMessageVisibilityCommand).rejects(refusal(name))
    await expect(deadLetters(`${HOST}/Dead`).release('r1')).resolves.toBeUndefined()
  },
)

it('throws what else SQS refuses', async () => {
  sqs.on(ChangeMessageVisibilityCommand).rejects(refusal('AccessDenied'))
  await expect(deadLetters(`${HOST}/Dead`).release('r1')).rejects.toThrow('AccessDenied')
})

it('sends a letter back only to the queue that it came from', async () => {
  const sendBack = senderBack([`${HOST}/Events`, `${HOST}/Jobs`])
  const from = (name: string) => ({
    sourceArn: `arn:aws:sqs:us-east-1:123456789012:${name}`,
    body: '{"a":1}',
  })
  expect(await sendBack(from('Jobs'))).toBe(true)
  expect(await sendBack(from('OtherJobs'))).toBe(false)
  expect(await sendBack({ sourceArn: null, body: '{}' })).toBe(false)
  expect(sqs).toHaveReceivedCommandTimes(SendMessageCommand, 1)
  expect(sqs).toHaveReceivedCommandWith(SendMessageCommand, {
    QueueUrl: `${HOST}/Jobs`,
    MessageBody: '{"a":1}',
  })
})
