import { Duration, Stack } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnTopicRule } from 'aws-cdk-lib/aws-iot'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { TelemetryEnvironment } from '../functions/telemetry/environment.ts'
import { TELEMETRY_PATTERNS } from '../shared/tracking/topics.ts'
import type { Tables } from './tables.ts'
import { VectraFunction } from './vectra-function.ts'

/**
 * From the broker to the store. The rules pass the bytes as they came, so that a broken message reaches our
 * decoder and is seen, instead of vanishing in a rule; what the function refuses or fails ends in one queue.
 */
export class Telemetry extends Construct {
  constructor(scope: Construct, id: string, { tables }: { tables: Tables }) {
    super(scope, id)
    const deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
    })
    const ingest = new VectraFunction<TelemetryEnvironment>(this, 'Ingest', {
      name: 'telemetry',
      environment: {
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    ingest.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(deadLetters),
    })
    tables.trackers.grant(ingest, 'dynamodb:BatchGetItem')
    tables.trails.grant(ingest, 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem')

    const errorRole = new Role(this, 'RuleErrors', { assumedBy: new ServicePrincipal('iot.amazonaws.com') })
    deadLetters.grantSendMessages(errorRole)

    for (const [dialect, pattern] of Object.entries(TELEMETRY_PATTERNS)) {
      const ruleName = `vectra_telemetry_${dialect}`
      const rule = new CfnTopicRule(this, `Rule${dialect}`, {
        ruleName,
        topicRulePayload: {
          awsIotSqlVersion: '2016-03-23',
          sql: `SELECT encode(*, 'base64') AS body, topic() AS topic, clientid() AS client, timestamp() AS receivedAt FROM '${pattern}'`,
          actions: [{ lambda: { functionArn: ingest.functionArn } }],
          errorAction: {
            sqs: { queueUrl: deadLetters.queueUrl, roleArn: errorRole.roleArn, useBase64: false },
          },
        },
      })
      ingest.addPermission(`Rule${dialect}`, {
        principal: new ServicePrincipal('iot.amazonaws.com'),
        sourceArn: rule.attrArn,
        sourceAccount: Stack.of(this).account,
      })
    }
  }
}
