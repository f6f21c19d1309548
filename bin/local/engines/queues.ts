import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { SECOND_MS } from '../../../shared/time.ts'
import { localArn } from '../stack/local-arn.ts'
import type { StackQueue } from '../stack/read-messaging.ts'
import { createQueue, type Queue } from './queue.ts'

export type Queues = ReturnType<typeof createQueues>

/** The queues of the stack by name, each with a file in the folder. */
export function createQueues(declared: readonly StackQueue[], folder: string, now = Date.now) {
  mkdirSync(folder, { recursive: true })
  const queues = new Map<string, Queue>()

  function open({ name, redrive }: StackQueue): Queue {
    const opened = queues.get(name)
    if (opened) return opened
    const deadLetterQueue = declared.find((queue) => queue.name === redrive?.deadLetterQueue)
    const queue = createQueue(
      join(folder, `${name}.jsonl`),
      now,
      redrive && deadLetterQueue
        ? { queue: name, deadLetters: open(deadLetterQueue), maxReceiveCount: redrive.maxReceiveCount }
        : null,
    )
    queues.set(name, queue)
    return queue
  }
  for (const queue of declared) open(queue)

  /** By name or URL, which ends with the name. */
  function get(nameOrUrl: string): Queue {
    const queue = queues.get(nameOrUrl.split('/').at(-1) ?? '')
    if (!queue) throw new Error(`There is no queue ${nameOrUrl}`)
    return queue
  }

  return {
    get,
    /** Makes a message of a queue, by the beginning of its name, a dead letter. Returns whether that can be. */
    giveUp(prefix: string, body: unknown): boolean {
      const queue = declared.find(({ name, redrive }) => name.startsWith(prefix) && redrive !== null)
      if (queue === undefined) return false
      get(queue.name).giveUp(JSON.stringify(body))
      return true
    },
    /** The reply to a call of SQS; `null` for one that is not supported. */
    call: (target: string, input: unknown): object | null => CALLS[target]?.(input, get) ?? null,
  }
}

const Call = z.object({ QueueUrl: z.string() })
const SendMessage = Call.extend({
  MessageBody: z.string(),
  DelaySeconds: z.number().int().min(0).max(900).default(0),
})
const SendMessageBatch = Call.extend({
  Entries: z.array(SendMessage.omit({ QueueUrl: true }).extend({ Id: z.string() })).max(10),
})
const ReceiveMessage = Call.extend({
  MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
  VisibilityTimeout: z.number(),
})
const DeleteMessage = Call.extend({ ReceiptHandle: z.string() })
const ChangeMessageVisibility = DeleteMessage.extend({ VisibilityTimeout: z.number() })

type Get = (queueUrl: string) => Queue
const CALLS: Record<string, (input: unknown, get: Get) => object> = {
  'AmazonSQS.SendMessage'(input, get) {
    const { QueueUrl, ...message } = SendMessage.parse(input)
    return sent(get(QueueUrl), message)
  },
  'AmazonSQS.SendMessageBatch'(input, get) {
    const { QueueUrl, Entries } = SendMessageBatch.parse(input)
    return {
      Successful: Entries.map(({ Id, ...message }) => ({ Id, ...sent(get(QueueUrl), message) })),
      Failed: [],
    }
  },
  'AmazonSQS.GetQueueAttributes'(input, get) {
    const { visible, hidden } = get(Call.parse(input).QueueUrl).counts()
    return {
      Attributes: {
        ApproximateNumberOfMessages: String(visible),
        ApproximateNumberOfMessagesNotVisible: String(hidden),
      },
    }
  },
  'AmazonSQS.ReceiveMessage'(input, get) {
    const { QueueUrl, MaxNumberOfMessages, VisibilityTimeout } = ReceiveMessage.parse(input)
    const received = get(QueueUrl).receive(MaxNumberOfMessages, VisibilityTimeout * SECOND_MS)
    return {
      Messages: received.map(({ messageId, sentAt, body, source }) => ({
        MessageId: messageId,
        ReceiptHandle: messageId,
        Body: body,
        MD5OfBody: md5(body),
        Attributes: {
          SentTimestamp: String(sentAt),
          ...(source !== undefined && { DeadLetterQueueSourceArn: localArn('sqs', source) }),
        },
      })),
    }
  },
  'AmazonSQS.ChangeMessageVisibility'(input, get) {
    const { QueueUrl, ReceiptHandle, VisibilityTimeout } = ChangeMessageVisibility.parse(input)
    get(QueueUrl).changeVisibility(ReceiptHandle, VisibilityTimeout * SECOND_MS)
    return {}
  },
  'AmazonSQS.DeleteMessage'(input, get) {
    const { QueueUrl, ReceiptHandle } = DeleteMessage.parse(input)
    get(QueueUrl).delete(ReceiptHandle)
    return {}
  },
}

const sent = (
  queue: Queue,
  { MessageBody, DelaySeconds }: { MessageBody: string; DelaySeconds: number },
) => ({
  MessageId: queue.send(MessageBody, DelaySeconds * SECOND_MS),
  MD5OfMessageBody: md5(MessageBody),
})

export const md5 = (text: string) => createHash('md5').update(text).digest('hex')
