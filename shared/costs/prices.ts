/**
 * AWS prices in us-east-1, in dollars, without free tiers and volume discounts, as of November 2025. Check the page named
 * above each before relying on it. DynamoDB: on demand, standard class, after the price cut of November 2024.
 */
export const PRICES = {
  /** aws.amazon.com/iot-core/pricing */
  iotConnectedMinute: 0.08e-6,
  iotRuleTriggered: 0.15e-6,
  iotRuleAction: 0.15e-6,
  /** Up to 5 KB, inbound or outbound. Basic Ingest is free. */
  iotMessage: 1e-6,
  /** aws.amazon.com/lambda/pricing, arm64 */
  lambdaRequest: 0.2e-6,
  lambdaGigabyteSecond: 0.000_013_333_4,
  /** aws.amazon.com/dynamodb/pricing/on-demand */
  dynamodbWriteUnit: 0.625e-6,
  dynamodbReadUnit: 0.125e-6,
  /** aws.amazon.com/dynamodb/pricing/provisioned */
  dynamodbWriteUnitHour: 0.000_65,
  dynamodbReadUnitHour: 0.000_13,
  dynamodbGigabyteMonth: 0.25,
  dynamodbRecoveryGigabyteMonth: 0.2,
  /** aws.amazon.com/sqs/pricing, standard queues */
  sqsRequest: 0.4e-6,
  /** aws.amazon.com/kinesis/data-streams/pricing, on demand */
  kinesisStreamHour: 0.04,
  kinesisGigabyteIn: 0.08,
  kinesisGigabyteOut: 0.04,
  /** The same, provisioned. A record takes a unit for each 25 kB. */
  kinesisShardHour: 0.015,
  kinesisUnitIn: 0.014e-6,
  /** aws.amazon.com/cloudwatch/pricing */
  logGigabyte: 0.5,
  logGigabyteMonth: 0.03,
  /** aws.amazon.com/xray/pricing */
  traceRecorded: 5e-6,
  /** aws.amazon.com/api-gateway/pricing, HTTP API */
  httpRequest: 1e-6,
  /** aws.amazon.com/cloudfront/pricing, first 10 TB */
  gigabyteOut: 0.085,
  /** HTTPS, in North America and Europe. */
  cloudFrontRequest: 1e-6,
  /** aws.amazon.com/ses/pricing, outbound */
  email: 0.1e-3,
  /** aws.amazon.com/sns/sms-pricing, to the United States, without fees of carriers. Other countries cost up to 30 times that. */
  text: 6.45e-3,
} as const
