import { PublishCommand, SNSClient } from '@aws-sdk/client-sns'

/** SNS refuses these, and would refuse them again. */
const PERMANENT = new Set([
  'InvalidParameterException',
  'InvalidParameterValueException',
  'OptedOutException',
])

export type TextAnswer =
  | { kind: 'accepted'; messageId: string }
  | { kind: 'refused' | 'unavailable'; cause: string }

/** Sends text messages by SNS. */
export function textSender() {
  const client = new SNSClient({ retryMode: 'standard' })

  return async (phoneNumber: string, text: string): Promise<TextAnswer> => {
    try {
      const { MessageId = '' } = await client.send(
        new PublishCommand({
          PhoneNumber: phoneNumber,
          Message: text,
          MessageAttributes: {
            'AWS.SNS.SMS.SMSType': { DataType: 'String', StringValue: 'Transactional' },
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
export type TextSender = ReturnType<typeof textSender>
