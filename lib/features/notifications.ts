import type { Construct } from 'constructs'
import type { NotificationsEnvironment } from '../../functions/notifications/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { SECRETS_ENDPOINT, secretsExtension } from './signing-secret.ts'

/**
 * Webhook secrets, browsers that get push messages, and the links by which recipients agree and stop.
 * `lib/notifications` sends notifications.
 */
export class NotificationsFeature extends VectraFunction<NotificationsEnvironment> {
  constructor(scope: Construct, id: string, { tables, linkSecret, pushSecret, siteUrl }: FeatureProps) {
    super(scope, id, {
      name: 'notifications',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        RECIPIENTS_TABLE: tables.recipients.tableName,
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
    tables.recipients.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
  }
}
