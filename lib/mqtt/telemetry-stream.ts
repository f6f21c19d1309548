import { Duration } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { CfnTopicRule } from 'aws-cdk-lib/aws-iot'
import { Stream, StreamEncryption, StreamMode } from 'aws-cdk-lib/aws-kinesis'
import { type Function as LambdaFunction, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { KinesisEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

/** With more devices of one account in a batch, the one message to its open views would not fit into MQTT's 128 kB. */
const BATCH_MAX = 100
/** A bad record is alone after as many halvings of a full batch, and then has these trials left. */
const HALVINGS_MAX = Math.ceil(Math.log2(BATCH_MAX))
const TRIALS_ALONE = 3

export type TelemetryStreamProps = { ingest: LambdaFunction; deadLetters: Queue }

/**
 * Between the rules and the function, where there are so many messages that calling the function for each is the
 * greater cost: those of one tracker stay in their order, and what fails holds up its own shard only, for a while.
 */
export class TelemetryStream extends Construct {
  private readonly stream: Stream
  private readonly ruleRole: Role

  constructor(scope: Construct, id: string, { ingest, deadLetters }: TelemetryStreamProps) {
    super(scope, id)
    this.stream = new Stream(this, 'Messages', {
      streamMode: StreamMode.ON_DEMAND,
      encryption: StreamEncryption.MANAGED,
      // dead letters only say where their records are: for so long `npm run redrive` finds them
      retentionPeriod: Duration.days(7),
    })
    ingest.addEventSource(
      new KinesisEventSource(this.stream, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: BATCH_MAX,
        maxBatchingWindow: Duration.seconds(1),
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: HALVINGS_MAX + TRIALS_ALONE,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(deadLetters),
      }),
    )
    this.ruleRole = new Role(this, 'RuleWrites', { assumedBy: new ServicePrincipal('iot.amazonaws.com') })
    this.stream.grantWrite(this.ruleRole)
  }

  /** Brings a message here; `level` of its topic is the tracker's id. */
  actionBy(level: number): CfnTopicRule.ActionProperty {
    return {
      kinesis: {
        streamName: this.stream.streamName,
        partitionKey: `\${topic(${level})}`,
        roleArn: this.ruleRole.roleArn,
      },
    }
  }
}
