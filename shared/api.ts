import { account } from './account/account.routes.ts'
import { alerts } from './alerts/alerts.routes.ts'
import { certificates } from './certificates/certificates.routes.ts'
import { commands } from './commands/commands.routes.ts'
import { devices } from './devices/devices.routes.ts'
import { gateways } from './gateways/gateways.routes.ts'
import { ingest } from './gateways/ingest.routes.ts'
import { geofences } from './geofences/geofences.routes.ts'
import type { GeneralCode } from './http/problem.ts'
import type { RefusalCode } from './http/route.ts'
import { logbook } from './logbook/logbook.routes.ts'
import { maintenance } from './maintenance/maintenance.routes.ts'
import { apiKeys } from './members/api-keys.routes.ts'
import { handOver } from './members/hand-over.routes.ts'
import { members } from './members/members.routes.ts'
import { supportAccess } from './members/support-access.routes.ts'
import { notifications } from './notifications/notifications.routes.ts'
import { reporting } from './reporting/reporting.routes.ts'
import { shares } from './shares/shares.routes.ts'
import { shareViewer } from './shares/viewer.routes.ts'
import { subscriptions } from './subscriptions/subscriptions.routes.ts'
import { trails } from './trails/trails.routes.ts'
import { anchor } from './watching/anchor/anchor.routes.ts'
import { floatPlan } from './watching/float-plan/float-plan.routes.ts'

/** Every route of the API, by feature. Each feature is one Lambda function. Routes are listed nowhere else. */
export const api = {
  account,
  alerts,
  anchor: { ...anchor, ...floatPlan },
  certificates,
  commands,
  devices,
  gateways,
  geofences,
  ingest,
  maintenance,
  members: { ...members, ...apiKeys, ...handOver, ...supportAccess },
  notifications,
  reporting,
  shares: { ...shares, ...shareViewer },
  subscriptions,
  trails: { ...trails, ...logbook },
}
export type Feature = keyof typeof api

type ApiRoute = { [Name in Feature]: (typeof api)[Name][keyof (typeof api)[Name]] }[Feature]
/** Every code that a call of the API can be refused with. */
export type ProblemCode = GeneralCode | RefusalCode<ApiRoute>
