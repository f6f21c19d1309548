import type { Granted } from './granted.ts'

/** Rights that no call of a function uses, and why its role has them. */
export type Explained = { why: string; covers: (granted: Granted) => boolean }

const FAILED_INVOCATIONS = /^TelemetryDeadLetters\w+\.Arn$/
const ON_INDEX = /:table\/\w+\/index\/\*$/
const INDEX_ACTIONS = ['dynamodb:Query', 'dynamodb:Scan']

export const EXPLAINED: readonly Explained[] = [
  {
    why: 'Lambda writes the log of a function with its role',
    covers: ({ action }) => /^logs:(CreateLogStream|PutLogEvents)$/.test(action),
  },
  {
    why: 'Lambda sends the traces of a function with its role',
    covers: ({ action }) => /^xray:(PutTraceSegments|PutTelemetryRecords)$/.test(action),
  },
  {
    why: 'Lambda sends a failed invocation with the role of its function; the CDK adds the two that look up the queue',
    covers: ({ action, resource }) =>
      /^sqs:(SendMessage|GetQueueAttributes|GetQueueUrl)$/.test(action) && FAILED_INVOCATIONS.test(resource),
  },
  {
    why: 'the CDK grants on a table and its indexes at once; an index knows no action but reading it',
    covers: ({ action, resource }) => ON_INDEX.test(resource) && !INDEX_ACTIONS.includes(action),
  },
]
