import { Duration } from 'aws-cdk-lib'
import { Role } from 'aws-cdk-lib/aws-iam'
import type { CfnTopicRule } from 'aws-cdk-lib/aws-iot'
import { Stream, StreamEncryption, StreamMode } from 'aws-cdk-lib/aws-kinesis'
import { type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { KinesisEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { provisionedFor, retainUnlessEphemeral } from '../context.ts'
import { iotService } from './iot-arn.ts'

/** A batch is pushed to an account's open pages as one message; more devices in it would exceed MQTT's 128 kB. */
const BATCH_MAX = 100
/** The bisections that isolate one bad record in a full batch, and the retries it gets once isolated. */
const BISECTIONS_MAX = Math.ceil(Math.log2(BATCH_MAX))
const RETRIES_ISOLATED = 3

/**
 * The batches of a shard that are processed at a time. One shard takes 1,000 messages a second, and an instance stores
 * about 80; Lambda keeps the order of each tracker.
 */
const BATCHES_OF_SHARD = 10
/** What a shard of a provisioned stream is planned for, of the 1,000 messages a second that it takes. */
const MESSAGES_OF_SHARD = 700

export type TelemetryStreamProps = { ingest: LambdaFunction; deadLetters: Queue }

/**
 * A stream between the rules and the function, for fleets large enough that one invocation per message costs more.
 * The messages of one tracker stay in order, and a failing batch delays only its own shard, for a limited time.
 */
export class TelemetryStream extends Construct {
  readonly stream: Stream
  /** With its policy, it may write to the stream. */
  readonly ruleRole: Role

  constructor(scope: Construct, id: string, { ingest, deadLetters }: TelemetryStreamProps) {
    super(scope, id)
    const peak = provisionedFor(this)
    this.stream = new Stream(this, 'Messages', {
      ...(peak === null
        ? { streamMode: StreamMode.ON_DEMAND }
        : { streamMode: StreamMode.PROVISIONED, shardCount: Math.ceil(peak / MESSAGES_OF_SHARD) }),
      encryption: StreamEncryption.MANAGED,
      // a dead letter is only a pointer into the stream: `npm run redrive` finds its records for this long
      retentionPeriod: Duration.days(7),
      // without the buffer, or without the stack, records may still wait in it
      removalPolicy: retainUnlessEphemeral(this),
    })
    ingest.addEventSource(
      new KinesisEventSource(this.stream, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: BATCH_MAX,
        maxBatchingWindow: Duration.seconds(1),
        parallelizationFactor: BATCHES_OF_SHARD,
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: BISECTIONS_MAX + RETRIES_ISOLATED,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(deadLetters),
      }),
    )
    this.ruleRole = new Role(this, 'RuleWrites', { assumedBy: iotService(this) })
    this.stream.grantWrite(this.ruleRole)
  }

  /** Writes a rule's messages to the stream, partitioned by tracker id, which is at `level` of the topic. */
  ruleAction(level: number): CfnTopicRule.ActionProperty {
    return {
      kinesis: {
        streamName: this.stream.streamName,
        partitionKey: `\${topic(${level})}`,
        roleArn: this.ruleRole.roleArn,
      },
    }
  }
}
