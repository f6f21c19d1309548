import { Duration } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as FunctionTarget } from 'aws-cdk-lib/aws-events-targets'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { TickEnvironment } from '../functions/handlers/tick/environment.ts'
import type { AccountQueue } from './account-queue.ts'
import { contextValue, ordersEmail, retainUnlessEphemeral, topicNamespaceOf } from './context.ts'
import { SECRETS_ENDPOINT, secretsExtension } from './features/signing-secret.ts'
import type { StripeSecret } from './features/stripe-secret.ts'
import type { LiveEndpoint } from './mqtt/live-endpoint.ts'
import type { TrackerEndpoint } from './mqtt/tracker-endpoint.ts'
import type { EmailIdentity } from './notifications/email-identity.ts'
import type { NotifyQueue } from './notifications/notify-queue.ts'
import type { ReportQueue } from './report-queue.ts'
import type { SignIn } from './sign-in.ts'
import type { Tables } from './tables.ts'
import { VectraFunction } from './vectra-function.ts'

/** The next tick does what a failed one has not done, so that retries would only repeat it. */
const RETRIES = 0

const ITEM_ACTIONS = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'].map(
  (action) => `dynamodb:${action}`,
)

/** What due work about purchases needs: Stripe, and emails to their owners. */
type PurchaseProps = {
  signIn: SignIn
  stripeSecret: StripeSecret
  identity: EmailIdentity | null
  siteUrl: string
}

type DueWorkProps = {
  tables: Tables
  live: LiveEndpoint
  trackerEndpoint: TrackerEndpoint
  notifyQueue: NotifyQueue
  accountQueue: AccountQueue
  reportQueue: ReportQueue
  purchases: PurchaseProps
}

/** Does every minute what is due without a message that starts it. */
export class DueWork extends Construct {
  readonly tick: LambdaFunction
  /** Ticks that could not start, and work that keeps failing. */
  readonly deadLetters: Queue

  constructor(scope: Construct, id: string, props: DueWorkProps) {
    super(scope, id)
    const { tables, live, trackerEndpoint, notifyQueue, accountQueue, reportQueue, purchases } = props
    this.deadLetters = new Queue(this, 'DeadLetters', {
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
    })
    const tick = new VectraFunction<TickEnvironment>(this, 'Tick', {
      name: 'tick',
      secretsExtension: secretsExtension(),
      environment: {
        ...purchaseEnvironment(purchases),
        ORDERS_EMAIL: ordersEmail(this) ?? '',
        ACCOUNTS_TABLE: tables.accounts.tableName,
        BILLING_LOG_TABLE: tables.billingLog.tableName,
        COMMANDS_TABLE: tables.commands.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        DUE_TABLE: tables.due.tableName,
        EVENTS_TABLE: tables.events.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        LOGBOOK_TABLE: tables.logbook.tableName,
        MAINTENANCE_TABLE: tables.maintenance.tableName,
        ORDERS_TABLE: tables.orders.tableName,
        RECIPIENTS_TABLE: tables.recipients.tableName,
        REPORTS_TABLE: tables.reports.tableName,
        RULES_TABLE: tables.rules.tableName,
        SCHEDULES_TABLE: tables.schedules.tableName,
        SHARES_TABLE: tables.shares.tableName,
        SHARES_LINK_INDEX: tables.sharesLinkIndex,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
        REPORT_QUEUE_URL: reportQueue.queue.queueUrl,
        ACCOUNT_JOBS_URL: accountQueue.queue.queueUrl,
        OPERATOR_EMAIL: contextValue(this, 'alarmEmail') ?? '',
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
    tables.devices.grant(
      tick,
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    )
    tables.due.grant(tick, ...ITEM_ACTIONS)
    tables.events.grant(tick, ...ITEM_ACTIONS)
    tables.geofences.grant(tick, 'dynamodb:Query', 'dynamodb:PutItem')
    tables.logbook.grant(tick, 'dynamodb:Query', 'dynamodb:DeleteItem')
    tables.maintenance.grant(tick, 'dynamodb:Query', 'dynamodb:DeleteItem')
    tables.recipients.grant(tick, 'dynamodb:UpdateItem')
    tables.grantShares(tick, 'dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem')
    tables.reports.grant(tick, 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem')
    tables.schedules.grant(tick, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.rules.grant(tick, 'dynamodb:Query', 'dynamodb:UpdateItem')
    // the log only grows
    tables.billingLog.grant(tick, 'dynamodb:PutItem')
    tables.orders.grant(tick, 'dynamodb:GetItem', 'dynamodb:PutItem')
    tables.subscriptions.grant(
      tick,
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    purchases.stripeSecret.grantRead(tick)
    purchases.signIn.userPool.grant(tick, 'cognito-idp:AdminCreateUser', 'cognito-idp:AdminGetUser')
    purchases.identity?.grantSend(tick)
    tables.trackers.grant(tick, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.trails.grant(tick, ...ITEM_ACTIONS)
    notifyQueue.queue.grantSendMessages(tick)
    accountQueue.queue.grantSendMessages(tick)
    reportQueue.queue.grantSendMessages(tick)
    this.deadLetters.grantSendMessages(tick)
    live.grantPublish(tick)
    trackerEndpoint.grantClose(tick)

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

const purchaseEnvironment = ({ signIn, stripeSecret, identity, siteUrl }: PurchaseProps) => ({
  USER_POOL_ID: signIn.userPool.userPoolId,
  MAIL_FROM: identity?.from ?? '',
  CONFIGURATION_SET: identity?.configurationSet ?? '',
  SECRETS_ENDPOINT,
  STRIPE_SECRET: stripeSecret.id,
  SITE_URL: siteUrl,
})
