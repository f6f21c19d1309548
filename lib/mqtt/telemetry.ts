import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnTopicRule } from 'aws-cdk-lib/aws-iot'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { TelemetryEnvironment } from '../../functions/handlers/telemetry/environment.ts'
import { entriesOf } from '../../shared/entries-of.ts'
import { COMMAND_TOPICS, DIALECTS, ruleName } from '../../shared/trackers/dialects.ts'
import { answersTopic, inNamespace, TRACKER, topicFor, trackerLevel } from '../../shared/tracking/topics.ts'
import {
  ingestConcurrency,
  isTelemetryBuffered,
  retainUnlessEphemeral,
  topicNamespaceOf,
} from '../context.ts'
import type { NotifyQueue } from '../notifications/notify-queue.ts'
import type { Tables } from '../tables.ts'
import { VectraFunction } from '../vectra-function.ts'
import { DroppedMessages } from './dropped-messages.ts'
import { iotArn, iotService } from './iot-arn.ts'
import type { LiveEndpoint } from './live-endpoint.ts'
import { TelemetryStream } from './telemetry-stream.ts'

/** A function that handles one message at a time mostly waits for the store, and memory is billed for that too. */
const SINGLE_MESSAGE_MB = 256

type TelemetryProps = { tables: Tables; live: LiveEndpoint; notifyQueue: NotifyQueue }

/**
 * From the broker to the store. The rules pass on the raw bytes, so that a malformed message reaches our decoder and
 * is reported instead of failing in a rule. Messages that cannot be processed end in one dead-letter queue.
 */
export class Telemetry extends Construct {
  readonly deadLetters: Queue
  readonly ingest: LambdaFunction
  readonly dropped: DroppedMessages

  constructor(scope: Construct, id: string, { tables, live, notifyQueue }: TelemetryProps) {
    super(scope, id)
    const namespace = topicNamespaceOf(this)
    const deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
    })
    this.deadLetters = deadLetters
    const ingest = new VectraFunction<TelemetryEnvironment>(this, 'Ingest', {
      name: 'telemetry',
      highVolume: true,
      ...(isTelemetryBuffered(this) ? {} : { memoryMb: SINGLE_MESSAGE_MB }),
      concurrency: ingestConcurrency(this),
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        COMMANDS_TABLE: tables.commands.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        DUE_TABLE: tables.due.tableName,
        EVENTS_TABLE: tables.events.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        MAINTENANCE_TABLE: tables.maintenance.tableName,
        RULES_TABLE: tables.rules.tableName,
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        TOPIC_NAMESPACE: namespace,
      },
    })
    this.ingest = ingest
    this.dropped = new DroppedMessages(this, 'Dropped', { ingest })
    ingest.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(deadLetters),
    })
    tables.accounts.grant(ingest, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    // the log is append-only
    tables.commands.grant(ingest, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.devices.grant(ingest, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.due.grant(ingest, 'dynamodb:PutItem', 'dynamodb:DeleteItem')
    tables.events.grant(ingest, 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    tables.geofences.grant(ingest, 'dynamodb:Query')
    tables.maintenance.grant(ingest, 'dynamodb:Query')
    tables.rules.grant(ingest, 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.subscriptions.grant(ingest, 'dynamodb:GetItem')
    tables.trackers.grant(ingest, 'dynamodb:BatchGetItem', 'dynamodb:UpdateItem')
    tables.trails.grant(
      ingest,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
    )

    notifyQueue.queue.grantSendMessages(ingest)
    live.grantPublish(ingest)
    ingest.addToRolePolicy(
      new PolicyStatement({
        actions: ['iot:Publish'],
        resources: COMMAND_TOPICS.map(
          (topic) => `${iotArn(this)}:topic/${inNamespace(namespace, topicFor(topic, '*'))}`,
        ),
      }),
    )

    const errorRole = new Role(this, 'RuleErrors', { assumedBy: iotService(this) })
    deadLetters.grantSendMessages(errorRole)
    const stream = isTelemetryBuffered(this)
      ? new TelemetryStream(this, 'Stream', { ingest, deadLetters })
      : null

    for (const { name, topic: template } of RULES) {
      const topic = inNamespace(namespace, template)
      const rule = new CfnTopicRule(this, `Rule${name}`, {
        ruleName: ruleName(namespace, name),
        topicRulePayload: {
          awsIotSqlVersion: '2016-03-23',
          sql: `SELECT encode(*, 'base64') AS body, topic() AS topic, clientid() AS client, timestamp() AS receivedAt FROM '${topicFor(topic, '+')}'`,
          actions: [
            stream?.ruleAction(trackerLevel(topic)) ?? { lambda: { functionArn: ingest.functionArn } },
          ],
          errorAction: {
            sqs: { queueUrl: deadLetters.queueUrl, roleArn: errorRole.roleArn, useBase64: false },
          },
        },
      })
      if (stream) continue
      ingest.addPermission(`Rule${name}`, {
        principal: new ServicePrincipal('iot.amazonaws.com'),
        sourceArn: rule.attrArn,
        sourceAccount: Stack.of(this).account,
      })
    }
  }
}

/** One rule for each dialect, and one for answers to commands. */
const RULES = [
  ...entriesOf(DIALECTS).map(([dialect, { telemetry }]) => ({
    name: `telemetry_${dialect}`,
    topic: telemetry,
  })),
  { name: 'answers', topic: answersTopic(TRACKER) },
]
