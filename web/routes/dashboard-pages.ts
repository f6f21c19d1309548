import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { alertEventsSearch } from '../features/alerts/alerts-search.ts'
import { devicesSearch } from '../features/devices/devices-search.ts'
import { geofencesSearch } from '../features/geofences/geofences-search.ts'
import { historySearch } from '../features/history/history-search.ts'
import { liveSearch } from '../features/live/live-search.ts'
import { reportingSearch } from '../features/reporting/reporting-search.ts'
import { settingsSearch } from '../features/settings/settings-search.ts'
import { subscriptionSearch } from '../features/subscription/subscription-search.ts'
import { addTexts } from '../i18n/i18n.ts'
import type { TextPart } from '../i18n/load-texts.ts'
import { dashboardRoute } from './dashboard.ts'

/** A page with more texts than those of the site. */
async function withTexts<Page>(page: Promise<Page>, ...parts: readonly TextPart[]): Promise<Page> {
  const [loaded] = await Promise.all([page, ...parts.map(addTexts)])
  return loaded
}

const overviewRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  staticData: { page: 'overview' },
  component: lazyRouteComponent(() => import('../features/overview/overview-page.tsx'), 'OverviewPage'),
})

const liveRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/live',
  staticData: { page: 'live', fullBleed: true },
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => import('../features/live/live-page.tsx'), 'LivePage'),
})

const historyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/history',
  staticData: { page: 'history', fullBleed: true },
  validateSearch: historySearch,
  component: lazyRouteComponent(() => import('../features/history/history-page.tsx'), 'HistoryPage'),
})

const geofencesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/geofences',
  staticData: { page: 'geofences', fullBleed: true },
  validateSearch: geofencesSearch,
  component: lazyRouteComponent(
    () => withTexts(import('../features/geofences/geofences-page.tsx'), 'whyNot'),
    'GeofencesPage',
  ),
})

const alertsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/alerts',
  staticData: { page: 'alerts', fullBleed: true },
  component: lazyRouteComponent(
    () => withTexts(import('../features/alerts/alerts-page.tsx'), 'boat'),
    'AlertsPage',
  ),
})

const alertEventsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/alerts/events',
  staticData: { page: 'alerts', fullBleed: true },
  validateSearch: alertEventsSearch,
  component: lazyRouteComponent(
    () => withTexts(import('../features/alerts/alert-events-page.tsx'), 'boat', 'whyNot'),
    'AlertEventsPage',
  ),
})

const devicesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/devices',
  staticData: { page: 'devices' },
  validateSearch: devicesSearch,
  component: lazyRouteComponent(() => import('../features/devices/devices-page.tsx'), 'DevicesPage'),
})

const deviceRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/devices/$deviceId',
  staticData: { page: 'device' },
  component: lazyRouteComponent(
    // those of the settings say who can see the device
    () => withTexts(import('./device-page.tsx'), 'settings', 'boat', 'connect', 'import'),
    'DevicePage',
  ),
})

const connectRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/devices/$deviceId/connect',
  staticData: { page: 'connect' },
  component: lazyRouteComponent(
    () => withTexts(import('../features/connect/connect-page.tsx'), 'boat', 'connect'),
    'ConnectPage',
  ),
})

const importRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/devices/$deviceId/import',
  staticData: { page: 'import' },
  component: lazyRouteComponent(
    () => withTexts(import('../features/import/import-page.tsx'), 'import'),
    'ImportPage',
  ),
})

const sharesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/shares',
  staticData: { page: 'shares' },
  component: lazyRouteComponent(() => import('../features/shares/shares-page.tsx'), 'SharesPage'),
})

const maintenanceRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/maintenance',
  staticData: { page: 'maintenance' },
  component: lazyRouteComponent(
    () => import('../features/maintenance/maintenance-page.tsx'),
    'MaintenancePage',
  ),
})

const reportingRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/reporting',
  staticData: { page: 'reporting' },
  validateSearch: reportingSearch,
  component: lazyRouteComponent(
    () => withTexts(import('../features/reporting/reporting-page.tsx'), 'reporting'),
    'ReportingPage',
  ),
})

const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/settings',
  staticData: { page: 'settings' },
  validateSearch: settingsSearch,
  component: lazyRouteComponent(
    // changing a password is refused as it is at the sign-in
    () => withTexts(import('../features/settings/settings-page.tsx'), 'settings', 'signIn'),
    'SettingsPage',
  ),
})

const handOverRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/hand-over/$token',
  staticData: { page: 'handOver' },
  component: lazyRouteComponent(
    () => withTexts(import('../features/invitation/hand-over-page.tsx'), 'settings'),
    'HandOverPage',
  ),
})

const invitationRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/invitation/$token',
  staticData: { page: 'invitation' },
  component: lazyRouteComponent(
    () => withTexts(import('../features/invitation/invitation-page.tsx'), 'settings'),
    'InvitationPage',
  ),
})

const subscriptionRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/subscription',
  staticData: { page: 'subscription' },
  validateSearch: subscriptionSearch,
  component: lazyRouteComponent(
    () => withTexts(import('../features/subscription/subscription-page.tsx'), 'subscription'),
    'SubscriptionPage',
  ),
})

export const dashboardPages = [
  overviewRoute,
  liveRoute,
  historyRoute,
  geofencesRoute,
  alertsRoute,
  alertEventsRoute,
  devicesRoute,
  deviceRoute,
  connectRoute,
  importRoute,
  sharesRoute,
  maintenanceRoute,
  reportingRoute,
  settingsRoute,
  handOverRoute,
  invitationRoute,
  subscriptionRoute,
] as const
