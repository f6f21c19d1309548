import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Tables } from '../tables.ts'
import type { FeatureProps } from './feature-props.ts'

/** The environment of every feature about geofences, rules and their events. */
export const watchingEnvironment = ({ tables, siteUrl }: Pick<FeatureProps, 'tables' | 'siteUrl'>) => ({
  ACCOUNTS_TABLE: tables.accounts.tableName,
  DEVICES_TABLE: tables.devices.tableName,
  EVENTS_TABLE: tables.events.tableName,
  GEOFENCES_TABLE: tables.geofences.tableName,
  RULES_TABLE: tables.rules.tableName,
  SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
  TRAILS_TABLE: tables.trails.tableName,
  SITE_URL: siteUrl,
})

/** Lets a feature count, see what happened, and read which devices are tracked. The telemetry function writes events. */
export function grantWatching(tables: Tables, lambda: LambdaFunction): void {
  tables.accounts.grant(lambda, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
  tables.events.grant(lambda, 'dynamodb:Query')
  tables.subscriptions.grant(lambda, 'dynamodb:Query')
  tables.trails.grant(lambda, 'dynamodb:GetItem', 'dynamodb:Query')
}

/** Lets a feature save rules. */
export function grantRules(tables: Tables, lambda: LambdaFunction): void {
  tables.rules.grant(
    lambda,
    'dynamodb:GetItem',
    'dynamodb:Query',
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    'dynamodb:DeleteItem',
  )
}
