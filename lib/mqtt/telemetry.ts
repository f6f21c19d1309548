import { Duration, Stack } from 'aws-cdk-lib'
import { Role } from 'aws-cdk-lib/aws-iam'
import { CfnTopicRule } from 'aws-cdk-lib/aws-iot'
import type { Stream } from 'aws-cdk-lib/aws-kinesis'
import { CfnPermission, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { uses } from '../../functions/handlers/telemetry/uses.ts'
import { MQTT_DIALECTS, ruleName } from '../../shared/trackers/dialects.ts'
import { answersTopic, inNamespace, TRACKER, topicFor, trackerLevel } from '../../shared/tracking/topics.ts'
import { ingestConcurrency, retainUnlessEphemeral, telemetryBuffer, topicNamespaceOf } from '../context.ts'
import type { NotifyQueue } from '../notifications/notify-queue.ts'
import type { Tables } from '../tables.ts'
import { VectraFunction } from '../vectra-function.ts'
import { iotArn, iotService } from './iot-arn.ts'
import { TelemetryStream } from './telemetry-stream.ts'

/** A function that handles one message at a time mostly waits for the store, and memory is billed for that too. */
const SINGLE_MESSAGE_MB = 256

type TelemetryProps = { tables: Tables; notifyQueue: NotifyQueue }

/**
 * From the broker to the store. The rules pass on the raw bytes, so that a malformed message reaches our decoder and
 * is reported instead of failing in a rule. Messages that cannot be processed end in one dead-letter queue.
 */
export class Telemetry extends Construct {
  readonly deadLetters: Queue
  readonly ingest: LambdaFunction
  /** The stream in front of the function; `null` without one. */
  readonly stream: Stream | null
  readonly dropped: DroppedMessages

  constructor(scope: Construct, id: string, { tables, notifyQueue }: TelemetryProps) {
    super(scope, id)
    const namespace = topicNamespaceOf(this)
    const deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.deadLetters = deadLetters
    const buffer = telemetryBuffer(this)
    const ingest = new VectraFunction(this, 'Ingest', {
      name: 'telemetry',
      highVolume: true,
      ...(buffer === null ? { memoryMb: SINGLE_MESSAGE_MB } : {}),
      concurrency: ingestConcurrency(this),
      uses,
      resources: { tables, queues: { notify: notifyQueue.queue } },
    })
    this.ingest = ingest
    this.dropped = new DroppedMessages(this, 'Dropped', { ingest })
    ingest.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(deadLetters),
    })
    const errorRole = new Role(this, 'RuleErrors', { assumedBy: iotService(this) })
    deadLetters.grantSendMessages(errorRole)
    const stream = buffer === null ? null : new TelemetryStream(this, 'Stream', { ingest, deadLetters })
    this.stream = stream?.stream ?? null
    const written = buffer === 'kinesis' ? stream : null

    for (const { name, topic: template } of RULES) {
      const topic = inNamespace(namespace, template)
      const ofRule = ruleName(namespace, name)
      const rule = new CfnTopicRule(this, `Rule${name}`, {
        ruleName: ofRule,
        topicRulePayload: {
          awsIotSqlVersion: '2016-03-23',
          sql: `SELECT encode(*, 'base64') AS body, topic() AS topic, clientid() AS client, timestamp() AS receivedAt FROM '${topicFor(topic, '+')}'`,
          actions: [
            written?.ruleAction(trackerLevel(topic)) ?? { lambda: { functionArn: ingest.functionArn } },
          ],
          errorAction: {
            sqs: { queueUrl: deadLetters.queueUrl, roleArn: errorRole.roleArn, useBase64: false },
          },
        },
      })
      // A rule that changes its target before it may write there would send messages to the dead letters meanwhile.
      rule.node.addDependency(errorRole)
      if (written) rule.node.addDependency(written.ruleRole)
      else rule.node.addDependency(this.allowRule(ofRule))
    }
  }

  private allowRule(name: string): CfnPermission {
    return new CfnPermission(this, `Allow${name}`, {
      action: 'lambda:InvokeFunction',
      functionName: this.ingest.functionArn,
      principal: 'iot.amazonaws.com',
      sourceArn: `${iotArn(this)}:rule/${name}`,
      sourceAccount: Stack.of(this).account,
    })
  }
}

/** A rule for each dialect, and one for answers to commands. */
const RULES = [
  ...MQTT_DIALECTS.map(({ dialect, telemetry }) => ({ name: `telemetry_${dialect}`, topic: telemetry })),
  { name: 'answers', topic: answersTopic(TRACKER) },
]

/**
 * Counts the messages that the telemetry function drops on purpose. Dropping is not an error, so no AWS metric covers it;
 * the counts come from the log. A custom metric is billed only for hours in which it has data.
 */
class DroppedMessages extends Construct {
  /** The topic names a tracker that no account has added. */
  readonly fromUnknownTrackers: MetricFilter
  /** The client is not the tracker that the topic names. */
  readonly fromWrongClients: MetricFilter

  constructor(scope: Construct, id: string, { ingest }: { ingest: LambdaFunction }) {
    super(scope, id)
    // matches terms, not JSON fields: Lambda embeds our log line in one of its own, as a string
    const countOf = (metricName: string, ...terms: string[]) =>
      new MetricFilter(this, metricName, {
        logGroup: ingest.logGroup,
        // two stacks in one account count separately
        metricNamespace: Stack.of(this).stackName,
        metricName,
        filterPattern: FilterPattern.anyTerm(...terms),
      })
    this.fromUnknownTrackers = countOf(
      'MessagesFromUnknownTrackers',
      'telemetry-tracker-unknown',
      'answer-tracker-unknown',
    )
    this.fromWrongClients = countOf(
      'MessagesFromWrongClients',
      'telemetry-client-mismatch',
      'answer-client-mismatch',
    )
  }
}
