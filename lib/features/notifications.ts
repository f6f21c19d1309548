import type { Construct } from 'constructs'
import type { NotificationsEnvironment } from '../../functions/handlers/notifications/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { SECRETS_ENDPOINT, secretsExtension } from './signing-secret.ts'

/**
 * Webhook secrets, browsers that get push messages, what is muted, test messages, and the links in messages.
 * `lib/notifications` sends notifications.
 */
export class NotificationsFeature extends VectraFunction<NotificationsEnvironment> {
  constructor(scope: Construct, id: string, props: FeatureProps) {
    const { tables, signIn, notifyQueue, privateFiles, linkSecret, pushSecret, siteUrl } = props
    super(scope, id, {
      name: 'notifications',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        EVENTS_TABLE: tables.events.tableName,
        RECIPIENTS_TABLE: tables.recipients.tableName,
        DUE_TABLE: tables.due.tableName,
        REPORTS_TABLE: tables.reports.tableName,
        PRIVATE_FILES_BUCKET: privateFiles.bucket.bucketName,
        USER_POOL_ID: signIn.userPool.userPoolId,
        NOTIFY_QUEUE_URL: notifyQueue.queue.queueUrl,
        LINK_SECRET_ID: linkSecret.id,
        PUSH_SECRET_ID: pushSecret.id,
        SECRETS_ENDPOINT,
        SITE_URL: siteUrl,
      },
      secretsExtension: secretsExtension(),
    })
    linkSecret.grantRead(this)
    pushSecret.grantRead(this)
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.events.grant(this, 'dynamodb:GetItem')
    tables.recipients.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    tables.reports.grant(this, 'dynamodb:GetItem')
    privateFiles.grantLinks(this, 'reports')
    signIn.userPool.grant(this, 'cognito-idp:AdminGetUser')
    notifyQueue.queue.grant(this, 'sqs:SendMessage')
  }
}
