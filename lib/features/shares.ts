import type { Construct } from 'constructs'
import type { SharesEnvironment } from '../../functions/handlers/shares/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { SECRETS_ENDPOINT, SigningSecret, secretsExtension } from './signing-secret.ts'

/** Share links: their owner's calls, and the two public ones that open them. */
export class SharesFeature extends VectraFunction<SharesEnvironment> {
  constructor(scope: Construct, id: string, { tables, siteUrl }: FeatureProps) {
    const secret = new SigningSecret(scope, 'ShareSecret', { signs: 'share links' })
    super(scope, id, {
      name: 'shares',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        SHARES_TABLE: tables.shares.tableName,
        SHARES_LINK_INDEX: tables.sharesLinkIndex,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        TRAILS_TABLE: tables.trails.tableName,
        SHARE_SECRET_ID: secret.id,
        SECRETS_ENDPOINT,
        SITE_URL: siteUrl,
      },
      secretsExtension: secretsExtension(),
    })
    secret.grantRead(this)
    tables.devices.grant(this, 'dynamodb:BatchGetItem')
    tables.shares.grant(
      this,
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    tables.subscriptions.grant(this, 'dynamodb:GetItem')
    tables.trails.grant(this, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:UpdateItem')
  }
}
