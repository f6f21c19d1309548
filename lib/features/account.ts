import type { Construct } from 'constructs'
import type { AccountEnvironment } from '../../functions/account/environment.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Preferences and the account's own settings. */
export class AccountFeature extends VectraFunction<AccountEnvironment> {
  constructor(scope: Construct, id: string, { tables }: FeatureProps) {
    super(scope, id, {
      name: 'account',
      environment: { ACCOUNTS_TABLE: tables.accounts.tableName },
    })
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
  }
}
