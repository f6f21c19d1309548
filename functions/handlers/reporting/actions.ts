import type { reporting as routes } from '../../../shared/reporting/reporting.routes.ts'
import type { Actions } from '../../runtime/serve-routes.ts'
import { type AnalyticsDeps, readAnalytics } from './notification-analytics.ts'
import { type ReportDeps, reportActions } from './report-actions.ts'
import { type RuleDeps, ruleActions } from './rule-actions.ts'
import { type ScheduleDeps, scheduleActions } from './schedule-actions.ts'
import { type TravelDeps, travelActions } from './travel-actions.ts'

export type ReportingDeps = TravelDeps & RuleDeps & AnalyticsDeps & ReportDeps & ScheduleDeps

export const reportingActions = (deps: ReportingDeps): Actions<typeof routes> => ({
  ...travelActions(deps),
  ...ruleActions(deps),
  ...reportActions(deps),
  ...scheduleActions(deps),

  getNotificationAnalytics: async ({ query }, { scope }) => ({
    reply: await readAnalytics(scope, query.days, deps),
  }),
})
