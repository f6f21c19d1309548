import {
  AttributeType,
  Billing,
  Capacity,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { INDEXES } from '../functions/stores/indexes.ts'
import { isEphemeral, provisionedFor, retainUnlessEphemeral } from './context.ts'

/**
 * Units of capacity for each message of the busiest second. A position in time is one write and one and a half reads
 * (`npm run bench -- cost`); the rest is room for late ones, pages and reports.
 */
const UNITS_PER_MESSAGE: Readonly<Record<string, number>> = { Trails: 3, Due: 1 }
/** The share of the most capacity that is kept when nothing happens, and where a switch from on-demand starts. */
const MIN_SHARE = 0.05
const SEED_SHARE = 0.5
const TARGET_PERCENT = 70
/** What a new on-demand table takes at once, and the least that can be declared as warm. */
const WARM_UNITS = { reads: 12_000, writes: 4_000 }

/** One table for each kind of item. `functions/stores` has a store for each. */
export class Tables extends Construct {
  readonly accounts: TableV2
  /** Who changed what in accounts. Only grows. */
  readonly audit: TableV2
  /** Entries about the money of accounts. Only grows. */
  readonly billingLog: TableV2
  /** Insurance certificates, as they were issued. */
  readonly certificates: TableV2
  readonly commands: TableV2
  readonly devices: TableV2
  readonly due: TableV2
  readonly events: TableV2
  /** Servers that send for many units, and those units. */
  readonly gateways: TableV2
  readonly geofences: TableV2
  /** The notes of owners on trips: business or private. */
  readonly logbook: TableV2
  readonly maintenance: TableV2
  /** Members of accounts, and invitations. */
  readonly members: TableV2
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
  readonly subscriptions: TableV2
  readonly trackers: TableV2
  readonly trails: TableV2
  /** What accounts and devices have used in this month and the last. */
  readonly usage: TableV2

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.accounts = this.table('Accounts', 'accountId')
    this.audit = this.table('Audit', 'accountId', 'auditKey')
    this.billingLog = this.table('BillingLog', 'accountId', 'entryKey')
    this.certificates = this.table('Certificates', 'accountId', 'certificateKey')
    this.addIndex(this.certificates, INDEXES.certificates, 'number')
    this.commands = this.table('Commands', 'trackId', 'entry')
    this.devices = this.table('Devices', 'accountId', 'deviceId')
    this.addIndex(this.devices, INDEXES.devices, 'plateKey')
    this.due = this.table('Due', 'minute', 'dueKey')
    this.events = this.table('Events', 'accountId', 'eventKey')
    this.gateways = this.table('Gateways', 'accountId', 'gatewayKey')
    this.addIndex(this.gateways, INDEXES.gateways, 'gatewayId')
    this.geofences = this.table('Geofences', 'accountId', 'geofenceId')
    this.logbook = this.table('Logbook', 'accountId', 'tripKey')
    this.maintenance = this.table('Maintenance', 'accountId', 'maintenanceId')
    this.members = this.table('Members', 'accountId', 'memberKey')
    this.addIndex(this.members, INDEXES.members, 'personId')
    this.orders = this.table('Orders', 'orderId')
    this.addIndex(this.orders, INDEXES.orders, 'shippingKey', { time: 'createdAt' })
    this.recipients = this.table('Recipients', 'accountId', 'recipient')
    this.reports = this.table('Reports', 'accountId', 'reportId')
    this.rules = this.table('Rules', 'accountId', 'ruleId')
    this.schedules = this.table('Schedules', 'accountId', 'scheduleId')
    this.shares = this.table('Shares', 'accountId', 'shareId')
    this.addIndex(this.shares, INDEXES.shares, 'linkId')
    this.subscriptions = this.table('Subscriptions', 'accountId', 'subscriptionId')
    this.addIndex(this.subscriptions, INDEXES.subscriptions, 'failedPayment', { time: 'failedAt' })
    this.trackers = this.table('Trackers', 'trackerId')
    this.addIndex(this.trackers, INDEXES.trackers, 'trackerState', { id: 'trackerId' })
    this.trails = this.table('Trails', 'trackId', 'itemKey')
    this.usage = this.table('Usage', 'accountId', 'usageKey')
  }

  private table(id: string, partitionKey: string, sortKey?: string) {
    const peak = provisionedFor(this)
    const unitsPerMessage = UNITS_PER_MESSAGE[id]
    return new TableV2(this, id, {
      partitionKey: { name: partitionKey, type: AttributeType.STRING },
      ...(sortKey ? { sortKey: { name: sortKey, type: AttributeType.STRING } } : {}),
      ...(peak === null || unitsPerMessage === undefined
        ? { billing: Billing.onDemand() }
        : provisioned(unitsPerMessage * peak)),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryptionV2.awsManagedKey(),
      timeToLiveAttribute: 'expiresAt',
      deletionProtection: !isEphemeral(this),
      removalPolicy: retainUnlessEphemeral(this),
    })
  }

  /** Finds the keys of items by another attribute, in the order of a time or an id. */
  private addIndex(
    table: TableV2,
    indexName: string,
    attribute: string,
    order?: { time: string } | { id: string },
  ): void {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: { name: attribute, type: AttributeType.STRING },
      ...(order && { sortKey: sortKeyOf(order) }),
      projectionType: ProjectionType.KEYS_ONLY,
    })
  }
}

const sortKeyOf = (order: { time: string } | { id: string }) =>
  'time' in order
    ? { name: order.time, type: AttributeType.NUMBER }
    : { name: order.id, type: AttributeType.STRING }

/** Capacity that follows the load, and is warm for the first minute of a Monday morning. */
function provisioned(unitsMax: number) {
  const capacity = Capacity.autoscaled({
    minCapacity: Math.ceil(MIN_SHARE * unitsMax),
    maxCapacity: unitsMax,
    seedCapacity: Math.ceil(SEED_SHARE * unitsMax),
    targetUtilizationPercent: TARGET_PERCENT,
  })
  return {
    billing: Billing.provisioned({ readCapacity: capacity, writeCapacity: capacity }),
    warmThroughput: {
      readUnitsPerSecond: Math.max(WARM_UNITS.reads, unitsMax),
      writeUnitsPerSecond: Math.max(WARM_UNITS.writes, unitsMax),
    },
  }
}
