import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { TickEnvironment } from '../functions/tick/environment.ts'
import { retainUnlessEphemeral, topicNamespaceOf } from './context.ts'
import type { LiveEndpoint } from './mqtt/live-endpoint.ts'
import type { NotifyQueue } from './notifications/notify-queue.ts'
import type { Tables } from './tables.ts'
import { VectraFunction } from './vectra-function.ts'

/** The next tick does what a failed one has not done, so that retries would only repeat it. */
const RETRIES = 0

const ITEM_ACTIONS = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'].map(
  (action) => `dynamodb:${action}`,
)

type DueWorkProps = { tables: Tables; live: LiveEndpoint; notifyQueue: NotifyQueue }

/** Does every minute what is due without a message that starts it. */
export class DueWork extends Construct {
  readonly tick: LambdaFunction
  /** Ticks that could not start, and work that keeps failing. */
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, { tables, live, notifyQueue }: DueWorkProps) {
    super(scope, id)
    this.deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
    })
    const tick = new VectraFunction<TickEnvironment>(this, 'Tick', {
      name: 'tick',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        COMMANDS_TABLE: tables.commands.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        DUE_TABLE: tables.due.tableName,
        EVENTS_TABLE: tables.events.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        RULES_TABLE: tables.rules.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
        DEAD_LETTERS_URL: this.deadLetters.queueUrl,
        TOPIC_NAMESPACE: topicNamespaceOf(this),
      },
    })
    this.tick = tick
    tick.configureAsyncInvoke({
      retryAttempts: RETRIES,
      maxEventAge: Duration.minutes(1),
      onFailure: new SqsDestination(this.deadLetters),
    })
    tables.accounts.grant(tick, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    // the log is append-only
    tables.commands.grant(tick, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.devices.grant(tick, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.due.grant(tick, ...ITEM_ACTIONS)
    tables.events.grant(tick, ...ITEM_ACTIONS)
    tables.geofences.grant(tick, 'dynamodb:Query')
    tables.rules.grant(tick, 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.subscriptions.grant(tick, 'dynamodb:GetItem')
    tables.trackers.grant(tick, 'dynamodb:UpdateItem')
    tables.trails.grant(tick, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    notifyQueue.queue.grantSendMessages(tick)
    this.deadLetters.grantSendMessages(tick)
    live.grantPublish(tick)

    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new FunctionTarget(tick, {
          deadLetterQueue: this.deadLetters,
          retryAttempts: RETRIES,
          maxEventAge: Duration.minutes(1),
        }),
      ],
    })
  }
}
