import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import type { NotifyEnvironment } from '../../functions/handlers/notify/environment.ts'
import { smsCountries, unconfirmedMessagesPerDay } from '../context.ts'
import { SECRETS_ENDPOINT, type SigningSecret, secretsExtension } from '../features/signing-secret.ts'
import type { PrivateFiles } from '../private-files.ts'
import type { SignIn } from '../sign-in.ts'
import type { Tables } from '../tables.ts'
import { VectraFunction } from '../vectra-function.ts'
import { type EmailIdentity, emailIdentity } from './email-identity.ts'
import { grantTexts } from './grant-texts.ts'
import { NOTIFY_TIMEOUT, type NotifyQueue } from './notify-queue.ts'

/** Each waits for other services, not for the CPU. */
const BATCH_SIZE = 10

type NotificationsProps = {
  tables: Tables
  signIn: SignIn
  notifyQueue: NotifyQueue
  privateFiles: PrivateFiles
  linkSecret: SigningSecret
  pushSecret: SigningSecret
  siteUrl: string
  apiHost: string
}

/** From an event in the queue to the people who asked to know of it. */
export class Notifications extends Construct {
  readonly notify: LambdaFunction
  /** The sender of emails; `null` where the operator has set none. */
  readonly identity: EmailIdentity | null

  constructor(scope: Construct, id: string, props: NotificationsProps) {
    super(scope, id)
    const { tables, signIn, notifyQueue, privateFiles, linkSecret, pushSecret, siteUrl, apiHost } = props
    const identity = emailIdentity(this, notifyQueue)
    this.identity = identity
    const countries = smsCountries(this)
    const notify = new VectraFunction<NotifyEnvironment>(this, 'Notify', {
      name: 'notify',
      timeout: NOTIFY_TIMEOUT,
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        DUE_TABLE: tables.due.tableName,
        EVENTS_TABLE: tables.events.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        RECIPIENTS_TABLE: tables.recipients.tableName,
        REPORTS_TABLE: tables.reports.tableName,
        RULES_TABLE: tables.rules.tableName,
        SCHEDULES_TABLE: tables.schedules.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        USER_POOL_ID: signIn.userPool.userPoolId,
        PRIVATE_FILES_BUCKET: privateFiles.bucket.bucketName,
        MAIL_FROM: identity?.from ?? '',
        CONFIGURATION_SET: identity?.configurationSet ?? '',
        SMS_COUNTRIES: countries.join(','),
        UNCONFIRMED_PER_DAY: String(unconfirmedMessagesPerDay(this)),
        LINK_SECRET_ID: linkSecret.id,
        PUSH_SECRET_ID: pushSecret.id,
        SECRETS_ENDPOINT,
        SITE_URL: siteUrl,
        API_HOST: apiHost,
      },
      secretsExtension: secretsExtension(),
    })
    this.notify = notify
    notify.addEventSource(
      new SqsEventSource(notifyQueue.queue, { batchSize: BATCH_SIZE, reportBatchItemFailures: true }),
    )
    linkSecret.grantRead(notify)
    pushSecret.grantRead(notify)
    tables.accounts.grant(notify, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.devices.grant(notify, 'dynamodb:BatchGetItem', 'dynamodb:GetItem')
    tables.due.grant(notify, 'dynamodb:PutItem')
    tables.events.grant(notify, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem')
    tables.geofences.grant(notify, 'dynamodb:GetItem')
    tables.recipients.grant(notify, 'dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem')
    tables.reports.grant(notify, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.schedules.grant(notify, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    privateFiles.grantRead(notify, 'reports')
    tables.rules.grant(notify, 'dynamodb:GetItem')
    tables.subscriptions.grant(notify, 'dynamodb:GetItem', 'dynamodb:Query')
    signIn.userPool.grant(notify, 'cognito-idp:AdminGetUser')
    identity?.grantSend(notify)
    if (countries.length > 0) grantTexts(notify)
  }
}
