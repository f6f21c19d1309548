import type { Construct } from 'constructs'
import type { CertificatesEnvironment } from '../../functions/handlers/certificates/environment.ts'
import { ONE_VCPU_MB, VectraFunction } from '../vectra-function.ts'
import type { FeatureProps } from './feature-props.ts'

/** Insurance certificates, and the public call that confirms them. */
export class CertificatesFeature extends VectraFunction<CertificatesEnvironment> {
  constructor(scope: Construct, id: string, { tables, signIn, siteUrl }: FeatureProps) {
    super(scope, id, {
      name: 'certificates',
      // a page takes a second of computing with less
      memoryMb: ONE_VCPU_MB,
      environment: {
        ACCOUNTS_TABLE: tables.accounts.tableName,
        CERTIFICATES_TABLE: tables.certificates.tableName,
        CERTIFICATES_NUMBER_INDEX: tables.certificatesNumberIndex,
        DEVICES_TABLE: tables.devices.tableName,
        GEOFENCES_TABLE: tables.geofences.tableName,
        ORDERS_TABLE: tables.orders.tableName,
        RULES_TABLE: tables.rules.tableName,
        SUBSCRIPTIONS_TABLE: tables.subscriptions.tableName,
        USER_POOL_ID: signIn.userPool.userPoolId,
        SITE_URL: siteUrl,
      },
    })
    // a certificate is never changed
    tables.certificates.grant(this, 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:PutItem')
    tables.devices.grant(this, 'dynamodb:BatchGetItem')
    tables.geofences.grant(this, 'dynamodb:Query')
    tables.orders.grant(this, 'dynamodb:BatchGetItem')
    tables.rules.grant(this, 'dynamodb:Query')
    tables.subscriptions.grant(this, 'dynamodb:Query')
    signIn.userPool.grant(this, 'cognito-idp:AdminGetUser')
  }
}
