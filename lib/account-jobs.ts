import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Construct } from 'constructs'
import type { AccountJobsEnvironment } from '../functions/handlers/account-jobs/environment.ts'
import { ACCOUNT_JOBS_TIMEOUT, type AccountQueue } from './account-queue.ts'
import { SECRETS_ENDPOINT, type SigningSecret, secretsExtension } from './features/signing-secret.ts'
import type { StripeSecret } from './features/stripe-secret.ts'
import type { TrackerEndpoint } from './mqtt/tracker-endpoint.ts'
import type { EmailIdentity } from './notifications/email-identity.ts'
import type { PrivateFiles } from './private-files.ts'
import type { SignIn } from './sign-in.ts'
import type { Tables } from './tables.ts'
import { ONE_VCPU_MB, VectraFunction } from './vectra-function.ts'

type AccountJobsProps = {
  tables: Tables
  signIn: SignIn
  accountQueue: AccountQueue
  privateFiles: PrivateFiles
  trackerEndpoint: TrackerEndpoint
  linkSecret: SigningSecret
  stripeSecret: StripeSecret
  identity: EmailIdentity | null
}

/** Deletes accounts and exports their data: the only function that may delete everything of an account. */
export class AccountJobs extends Construct {
  readonly jobs: LambdaFunction

  constructor(scope: Construct, id: string, props: AccountJobsProps) {
    super(scope, id)
    const {
      tables,
      signIn,
      accountQueue,
      privateFiles,
      trackerEndpoint,
      linkSecret,
      stripeSecret,
      identity,
    } = props
    const jobs = new VectraFunction<AccountJobsEnvironment>(this, 'Jobs', {
      name: 'account-jobs',
      timeout: ACCOUNT_JOBS_TIMEOUT,
      memoryMb: ONE_VCPU_MB,
      secretsExtension: secretsExtension(),
      environment: {
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
        CERTIFICATES_TABLE: tables.certificates.tableName,
        SHARES_TABLE: tables.shares.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRACKERS_TABLE: tables.trackers.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        PRIVATE_FILES_BUCKET: privateFiles.bucket.bucketName,
        ACCOUNT_JOBS_URL: accountQueue.queue.queueUrl,
        USER_POOL_ID: signIn.userPool.userPoolId,
        MAIL_FROM: identity?.from ?? '',
        CONFIGURATION_SET: identity?.configurationSet ?? '',
        LINK_SECRET_ID: linkSecret.id,
        SECRETS_ENDPOINT,
        STRIPE_SECRET: stripeSecret.id,
      },
    })
    this.jobs = jobs
    jobs.addEventSource(
      new SqsEventSource(accountQueue.queue, { batchSize: 1, reportBatchItemFailures: true }),
    )
    accountQueue.queue.grantSendMessages(jobs)
    privateFiles.grantWrite(jobs, 'exports')
    privateFiles.grantDeleteAll(jobs)
    linkSecret.grantRead(jobs)
    stripeSecret.grantRead(jobs)
    identity?.grantSend(jobs)
    signIn.userPool.grant(jobs, 'cognito-idp:AdminGetUser', 'cognito-idp:AdminDeleteUser')
    tables.accounts.grant(
      jobs,
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    tables.due.grant(jobs, 'dynamodb:Scan', 'dynamodb:PutItem', 'dynamodb:BatchWriteItem')
    tables.trails.grant(jobs, 'dynamodb:GetItem')
    tables.recipients.grant(jobs, 'dynamodb:GetItem')
    tables.orders.grant(jobs, 'dynamodb:BatchGetItem', 'dynamodb:Scan', 'dynamodb:BatchWriteItem')
    tables.trackers.grant(jobs, 'dynamodb:UpdateItem')
    const own = [
      tables.billingLog,
      tables.certificates,
      tables.commands,
      tables.devices,
      tables.events,
      tables.geofences,
      tables.logbook,
      tables.maintenance,
      tables.recipients,
      tables.reports,
      tables.rules,
      tables.schedules,
      tables.shares,
      tables.subscriptions,
      tables.trails,
    ]
    tables.grantWithoutIndexes(own, jobs, 'dynamodb:Query', 'dynamodb:BatchWriteItem')
    trackerEndpoint.grantClose(jobs)
  }
}
