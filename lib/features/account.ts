import type { Construct } from 'constructs'
import type { AccountEnvironment } from '../../functions/handlers/account/environment.ts'
import { smsCountries, unconfirmedMessagesPerDay } from '../context.ts'
import { grantTexts } from '../notifications/grant-texts.ts'
import { VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Preferences, the account's phone with the codes that confirm it, and what becomes of all of its data. */
export class AccountFeature extends VectraFunction<AccountEnvironment> {
  constructor(scope: Construct, id: string, { tables, accountQueue, privateFiles }: FeatureProps) {
    const countries = smsCountries(scope)
    super(scope, id, {
      name: 'account',
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        ACCOUNT_JOBS_URL: accountQueue.queue.queueUrl,
        PRIVATE_FILES_BUCKET: privateFiles.bucket.bucketName,
        DUE_TABLE: tables.due.tableName,
        SMS_COUNTRIES: countries.join(','),
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        UNCONFIRMED_PER_DAY: String(unconfirmedMessagesPerDay(scope)),
      },
    })
    if (countries.length > 0) grantTexts(this)
    tables.accounts.grant(this, 'dynamodb:GetItem', 'dynamodb:UpdateItem')
    accountQueue.queue.grantSendMessages(this)
    privateFiles.grantLinks(this, 'exports')
    tables.due.grant(this, 'dynamodb:PutItem')
    tables.subscriptions.grant(this, 'dynamodb:Query')
  }
}
