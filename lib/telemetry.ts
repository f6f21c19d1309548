import { Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnTopicRule } from 'aws-cdk-lib/aws-iot'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { TelemetryEnvironment } from '../functions/telemetry/environment.ts'
import { ANSWERS_PATTERN, commandsTopic, TELEMETRY_PATTERNS } from '../shared/tracking/topics.ts'
import { iotArn } from './iot-arn.ts'
import type { Live } from './live.ts'
import type { Tables } from './tables.ts'
import { VectraFunction } from './vectra-function.ts'

/**
 * From the broker to the store. The rules pass the bytes as they came, so that a broken message reaches our
 * decoder and is seen, instead of vanishing in a rule; what the function refuses or fails ends in one queue.
 */
export class Telemetry extends Construct {
  constructor(scope: Construct, id: string, { tables, live }: { tables: Tables; live: Live }) {
    super(scope, id)
    const deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
    })
    const ingest = new VectraFunction<TelemetryEnvironment>(this, 'Ingest', {
      name: 'telemetry',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        COMMANDS_TABLE: tables.commands.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
      },
    })
    ingest.configureAsyncInvoke({
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
      onFailure: new SqsDestination(deadLetters),
    })
    tables.accounts.grant(ingest, 'dynamodb:GetItem')
    // the log is only appended to
    tables.commands.grant(ingest, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.devices.grant(ingest, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.subscriptions.grant(ingest, 'dynamodb:GetItem')
    tables.trackers.grant(ingest, 'dynamodb:BatchGetItem', 'dynamodb:UpdateItem')
    tables.trails.grant(ingest, 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem')

    live.grantTell(ingest)
    ingest.addToRolePolicy(
      new PolicyStatement({
        actions: ['iot:Publish'],
        resources: [`${iotArn(this)}:topic/${commandsTopic('*')}`],
      }),
    )

    const errorRole = new Role(this, 'RuleErrors', { assumedBy: new ServicePrincipal('iot.amazonaws.com') })
    deadLetters.grantSendMessages(errorRole)

    const rules = Object.entries(TELEMETRY_PATTERNS).map(([dialect, pattern]) => [
      `telemetry_${dialect}`,
      pattern,
    ])
    for (const [what, pattern] of [...rules, ['answers', ANSWERS_PATTERN]]) {
      const ruleName = `vectra_${what}`
      const rule = new CfnTopicRule(this, `Rule${what}`, {
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
      ingest.addPermission(`Rule${what}`, {
        principal: new ServicePrincipal('iot.amazonaws.com'),
        sourceArn: rule.attrArn,
        sourceAccount: Stack.of(this).account,
      })
    }
  }
}
