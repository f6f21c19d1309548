/**
 * AWS's default quotas in us-east-1, as of November 2025. Check the page named above each before relying on it; Service
 * Quotas raises those that are `raisable`.
 */
export const QUOTAS = {
  /** docs.aws.amazon.com/general/latest/gr/iot-core.html */
  'IoT Core: messages in': { limit: 20_000, unit: 'a second', raisable: true },
  'IoT Core: rule evaluations': { limit: 20_000, unit: 'a second', raisable: true },
  'IoT Core: connections': { limit: 500_000, unit: 'at a time', raisable: true },
  'IoT Core: connects': { limit: 500, unit: 'a second', raisable: true },
  'IoT Core: messages out': { limit: 20_000, unit: 'a second', raisable: true },
  /** docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html. New accounts have 10. */
  'Lambda: instances at a time': { limit: 1_000, unit: 'at a time', raisable: true },
  /** docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html, on demand */
  'DynamoDB: writes of a table': { limit: 40_000, unit: 'units a second', raisable: true },
  'DynamoDB: reads of a table': { limit: 40_000, unit: 'units a second', raisable: true },
  /** docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html */
  'DynamoDB: writes of a key': { limit: 1_000, unit: 'units a second', raisable: false },
  'DynamoDB: reads of a key': { limit: 3_000, unit: 'units a second', raisable: false },
  /** docs.aws.amazon.com/streams/latest/dev/service-sizes-and-limits.html, a new stream on demand */
  'Kinesis: records in': { limit: 4_000, unit: 'a second', raisable: false },
  /** docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/quotas-messages.html */
  'SQS: messages in flight of a queue': { limit: 120_000, unit: 'at a time', raisable: false },
  /** docs.aws.amazon.com/apigateway/latest/developerguide/limits.html */
  'API Gateway: requests': { limit: 10_000, unit: 'a second', raisable: true },
} as const satisfies Record<string, { limit: number; unit: string; raisable: boolean }>

export type Quota = keyof typeof QUOTAS

/** Above this share, a quota is to be raised before the fleet grows. */
export const NEARLY_REACHED = 0.7
