import type { AccountJobs } from '../../../outside/account-jobs.ts'
import type { PrivateFiles } from '../../../outside/private-files.ts'
import type { OpenStripe } from '../../../outside/stripe/stripe-session.ts'
import type { AccountDataStore } from '../../../stores/accounts/account-data.ts'
import type { ApiKeyStore } from '../../../stores/accounts/api-keys.ts'
import type { AuditStore } from '../../../stores/accounts/audit.ts'
import type { DataExportStore } from '../../../stores/accounts/data-exports.ts'
import type { MemberStore } from '../../../stores/accounts/members.ts'
import type { PhoneStore } from '../../../stores/accounts/phones.ts'
import type { PreferenceStore } from '../../../stores/accounts/preferences.ts'
import type { CustomerStore } from '../../../stores/billing/customers.ts'
import type { OrderStore } from '../../../stores/billing/orders.ts'
import type { SubscriptionStore } from '../../../stores/billing/subscriptions.ts'
import type { DeviceStore } from '../../../stores/devices/devices.ts'
import type { LogbookStore } from '../../../stores/devices/logbook.ts'
import type { MaintenanceStore } from '../../../stores/devices/maintenance.ts'
import type { EventStore } from '../../../stores/events/events.ts'
import type { GatewayStore } from '../../../stores/gateways/gateways.ts'
import type { GeofenceStore } from '../../../stores/geofences/geofences.ts'
import type { PushSubscriptionStore } from '../../../stores/notifications/push-subscriptions.ts'
import type { SnoozeStore } from '../../../stores/notifications/snoozes.ts'
import type { ReportStore } from '../../../stores/reports/reports.ts'
import type { ScheduleStore } from '../../../stores/reports/schedules.ts'
import type { RuleStore } from '../../../stores/rules.ts'
import type { ShareStore } from '../../../stores/shares.ts'
import type { DeviceFilesDeps } from './device-files.ts'

export type ExportDeps = DeviceFilesDeps & {
  audit: Pick<AuditStore, 'listPage'>
  exports: Pick<DataExportStore, 'get' | 'advance'>
  files: Pick<PrivateFiles, 'upload'>
  jobs: Pick<AccountJobs, 'send'>
  data: Pick<AccountDataStore, 'recipients' | 'payments'>
  customers: Pick<CustomerStore, 'get'>
  devices: Pick<DeviceStore, 'list'>
  events: Pick<EventStore, 'listPage'>
  gateways: Pick<GatewayStore, 'list' | 'listAllUnits'>
  geofences: Pick<GeofenceStore, 'list'>
  logbook: Pick<LogbookStore, 'list'>
  maintenance: Pick<MaintenanceStore, 'list'>
  members: Pick<MemberStore, 'list' | 'listOf'>
  keys: Pick<ApiKeyStore, 'listKeys'>
  orders: Pick<OrderStore, 'getMany'>
  phones: Pick<PhoneStore, 'get'>
  preferences: Pick<PreferenceStore, 'get'>
  pushSubscriptions: Pick<PushSubscriptionStore, 'list'>
  reports: Pick<ReportStore, 'list'>
  rules: Pick<RuleStore, 'list'>
  schedules: Pick<ScheduleStore, 'list'>
  shares: Pick<ShareStore, 'list'>
  snoozes: Pick<SnoozeStore, 'list'>
  subscriptions: Pick<SubscriptionStore, 'list'>
  getAddress: (accountId: string) => Promise<string | null>
  openStripe: OpenStripe
}
