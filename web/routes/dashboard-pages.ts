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
import { dashboardRoute } from './dashboard.ts'

/** A page that says what is on board of a boat. */
async function withBoatTexts<Page>(page: Promise<Page>): Promise<Page> {
  await addTexts('boat')
  return page
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
  component: lazyRouteComponent(async () => {
    const [{ GeofencesPage }] = await Promise.all([
      import('../features/geofences/geofences-page.tsx'),
      addTexts('whyNot'),
    ])
    return { GeofencesPage }
  }, 'GeofencesPage'),
})

const alertsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/alerts',
  staticData: { page: 'alerts', fullBleed: true },
  component: lazyRouteComponent(
    () => withBoatTexts(import('../features/alerts/alerts-page.tsx')),
    'AlertsPage',
  ),
})

const alertEventsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/alerts/events',
  staticData: { page: 'alerts', fullBleed: true },
  validateSearch: alertEventsSearch,
  component: lazyRouteComponent(async () => {
    const [{ AlertEventsPage }] = await Promise.all([
      import('../features/alerts/alert-events-page.tsx'),
      addTexts('boat'),
      addTexts('whyNot'),
    ])
    return { AlertEventsPage }
  }, 'AlertEventsPage'),
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
  component: lazyRouteComponent(async () => {
    const [{ DevicePage }] = await Promise.all([
      import('./device-page.tsx'),
      // who can see the device
      addTexts('settings'),
      addTexts('boat'),
      addTexts('import'),
    ])
    return { DevicePage }
  }, 'DevicePage'),
})

const connectRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/devices/$deviceId/connect',
  staticData: { page: 'connect' },
  component: lazyRouteComponent(
    () => withBoatTexts(import('../features/connect/connect-page.tsx')),
    'ConnectPage',
  ),
})

const importRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/devices/$deviceId/import',
  staticData: { page: 'import' },
  component: lazyRouteComponent(async () => {
    const [{ ImportPage }] = await Promise.all([
      import('../features/import/import-page.tsx'),
      addTexts('import'),
    ])
    return { ImportPage }
  }, 'ImportPage'),
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
  component: lazyRouteComponent(async () => {
    const [{ ReportingPage }] = await Promise.all([
      import('../features/reporting/reporting-page.tsx'),
      addTexts('reporting'),
    ])
    return { ReportingPage }
  }, 'ReportingPage'),
})

const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/settings',
  staticData: { page: 'settings' },
  validateSearch: settingsSearch,
  component: lazyRouteComponent(async () => {
    // changing a password is refused as it is at the sign-in
    const [{ SettingsPage }] = await Promise.all([
      import('../features/settings/settings-page.tsx'),
      addTexts('settings'),
      addTexts('signIn'),
    ])
    return { SettingsPage }
  }, 'SettingsPage'),
})

const handOverRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/hand-over/$token',
  staticData: { page: 'handOver' },
  component: lazyRouteComponent(async () => {
    const [{ HandOverPage }] = await Promise.all([
      import('../features/invitation/hand-over-page.tsx'),
      addTexts('settings'),
    ])
    return { HandOverPage }
  }, 'HandOverPage'),
})

const invitationRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/invitation/$token',
  staticData: { page: 'invitation' },
  component: lazyRouteComponent(async () => {
    const [{ InvitationPage }] = await Promise.all([
      import('../features/invitation/invitation-page.tsx'),
      addTexts('settings'),
    ])
    return { InvitationPage }
  }, 'InvitationPage'),
})

const subscriptionRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/subscription',
  staticData: { page: 'subscription' },
  validateSearch: subscriptionSearch,
  component: lazyRouteComponent(async () => {
    const [{ SubscriptionPage }] = await Promise.all([
      import('../features/subscription/subscription-page.tsx'),
      addTexts('subscription'),
    ])
    return { SubscriptionPage }
  }, 'SubscriptionPage'),
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
