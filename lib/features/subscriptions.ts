import type { Construct } from 'constructs'
import type { SubscriptionsEnvironment } from '../../functions/handlers/subscriptions/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'
import { SECRETS_ENDPOINT, secretsExtension } from './signing-secret.ts'

/** The subscriptions of an account, its orders and what it pays, and the webhook of Stripe. */
export class SubscriptionsFeature extends VectraFunction<SubscriptionsEnvironment> {
  constructor(scope: Construct, id: string, { tables, signIn, stripeSecret, siteUrl }: FeatureProps) {
    super(scope, id, {
      name: 'subscriptions',
      secretsExtension: secretsExtension(),
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        BILLING_LOG_TABLE: tables.billingLog.tableName,
        DEVICES_TABLE: tables.devices.tableName,
        DUE_TABLE: tables.due.tableName,
        ORDERS_TABLE: tables.orders.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        USER_POOL_ID: signIn.userPool.userPoolId,
        SECRETS_ENDPOINT,
        STRIPE_SECRET: stripeSecret.id,
        SITE_URL: siteUrl,
      },
    })
    stripeSecret.grantRead(this)
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    // the log only grows
    tables.billingLog.grant(this, 'dynamodb:PutItem')
    tables.devices.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:UpdateItem')
    tables.due.grant(this, 'dynamodb:PutItem')
    tables.orders.grant(this, 'dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:PutItem')
    tables.subscriptions.grant(
      this,
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
    )
    // an order without sign-in creates the account
    signIn.userPool.grant(this, 'cognito-idp:AdminCreateUser', 'cognito-idp:AdminGetUser')
  }
}
