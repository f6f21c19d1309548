import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { isEphemeral, retainUnlessEphemeral } from './context.ts'

/** One table for each kind of item. `functions/stores` has a store for each. */
export class Tables extends Construct {
  readonly accounts: TableV2
  /** What happened to the money of accounts. Only grows. */
  readonly billingLog: TableV2
  /** Insurance certificates, as they were issued. */
  readonly certificates: TableV2
  /** Finds a certificate by its number. */
  readonly certificatesNumberIndex = 'byNumber'
  readonly commands: TableV2
  readonly devices: TableV2
  readonly due: TableV2
  readonly events: TableV2
  readonly geofences: TableV2
  /** What owners noted on trips: business or private. */
  readonly logbook: TableV2
  readonly maintenance: TableV2
  /** Orders, and the purchases that they become. */
  readonly orders: TableV2
  /** Recipients of notifications who are not the account itself, and what they decided. */
  readonly recipients: TableV2
  /** Reports that were generated, with the keys of their files. */
  readonly reports: TableV2
  /** Alert rules and notification rules. */
  readonly rules: TableV2
  readonly schedules: TableV2
  readonly shares: TableV2
  /** Finds a share by the link id in its token. */
  readonly sharesLinkIndex = 'byLink'
  readonly subscriptions: TableV2
  readonly trackers: TableV2
  readonly trails: TableV2

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.accounts = this.table('Accounts', 'accountId')
    this.billingLog = this.table('BillingLog', 'accountId', 'entryKey')
    this.certificates = this.table('Certificates', 'accountId', 'certificateKey')
    this.addIndex(this.certificates, this.certificatesNumberIndex, 'number')
    this.commands = this.table('Commands', 'trackId', 'entry')
    this.devices = this.table('Devices', 'accountId', 'deviceId')
    this.due = this.table('Due', 'minute', 'dueKey')
    this.events = this.table('Events', 'accountId', 'eventKey')
    this.geofences = this.table('Geofences', 'accountId', 'geofenceId')
    this.logbook = this.table('Logbook', 'accountId', 'tripKey')
    this.maintenance = this.table('Maintenance', 'accountId', 'maintenanceId')
    this.orders = this.table('Orders', 'orderId')
    this.recipients = this.table('Recipients', 'accountId', 'recipient')
    this.reports = this.table('Reports', 'accountId', 'reportId')
    this.rules = this.table('Rules', 'accountId', 'ruleId')
    this.schedules = this.table('Schedules', 'accountId', 'scheduleId')
    this.shares = this.table('Shares', 'accountId', 'shareId')
    this.addIndex(this.shares, this.sharesLinkIndex, 'linkId')
    this.subscriptions = this.table('Subscriptions', 'accountId', 'subscriptionId')
    this.trackers = this.table('Trackers', 'trackerId')
    this.trails = this.table('Trails', 'trackId', 'itemKey')
  }

  /** Without the index of links, which only the function that opens them reads. */
  grantShares(grantee: IGrantable, ...actions: string[]): void {
    this.grantWithoutIndexes([this.shares], grantee, ...actions)
  }

  grantWithoutIndexes(
    tables: readonly ITableV2[],
    { grantPrincipal }: IGrantable,
    ...actions: string[]
  ): void {
    const resources = tables.map(({ tableArn }) => tableArn)
    grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources }))
  }

  private table(id: string, partitionKey: string, sortKey?: string) {
    return new TableV2(this, id, {
      partitionKey: { name: partitionKey, type: AttributeType.STRING },
      ...(sortKey ? { sortKey: { name: sortKey, type: AttributeType.STRING } } : {}),
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryptionV2.awsManagedKey(),
      timeToLiveAttribute: 'expiresAt',
      deletionProtection: !isEphemeral(this),
      removalPolicy: retainUnlessEphemeral(this),
    })
  }

  /** Finds the keys of items by another attribute. */
  private addIndex(table: TableV2, indexName: string, attribute: string): void {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: attribute, type: AttributeType.STRING },
      projectionType: ProjectionType.KEYS_ONLY,
    })
  }
}
