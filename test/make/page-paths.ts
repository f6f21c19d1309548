import type { createSiteRouter } from '../../web/router.ts'

/** The share viewer, the pages of certificates and reports, the order page and the console are sites of their own, outside the router. */
type RoutePath =
  | keyof ReturnType<typeof createSiteRouter>['routesByPath']
  | '/certificate/$number'
  | '/onboarding'
  | '/operator'
  | '/reports/$token'
  | '/share/$shareToken'

/** A path for every route of the site. A new route without one fails to compile. */
export const PAGE_PATHS: Record<RoutePath, string> = {
  '/': '/',
  '/$': '/no-such-page',
  '/callback': '/callback',
  '/certificate/$number': '/certificate/no-such-number',
  '/dashboard': '/dashboard',
  '/dashboard/': '/dashboard/',
  '/dashboard/$': '/dashboard/no-such-page',
  '/dashboard/alerts': '/dashboard/alerts',
  '/dashboard/alerts/events': '/dashboard/alerts/events',
  '/dashboard/devices': '/dashboard/devices',
  '/dashboard/devices/$deviceId': '/dashboard/devices/SEA240',
  '/dashboard/devices/$deviceId/connect': '/dashboard/devices/SEA240/connect',
  '/dashboard/devices/$deviceId/import': '/dashboard/devices/SEA240/import',
  '/dashboard/geofences': '/dashboard/geofences',
  '/dashboard/hand-over/$token': '/dashboard/hand-over/none',
  '/dashboard/history': '/dashboard/history',
  '/dashboard/invitation/$token': '/dashboard/invitation/none',
  '/dashboard/live': '/dashboard/live',
  '/dashboard/maintenance': '/dashboard/maintenance',
  '/dashboard/reporting': '/dashboard/reporting',
  '/dashboard/settings': '/dashboard/settings',
  '/dashboard/shares': '/dashboard/shares',
  '/dashboard/subscription': '/dashboard/subscription',
  '/devices': '/devices',
  '/history': '/history',
  '/live': '/live',
  '/login': '/login',
  '/notifications/$token': '/notifications/none',
  '/onboarding': '/onboarding',
  '/operator': '/operator',
  '/reports': '/reports',
  '/reports/$token': '/reports/no-such-token',
  '/settings': '/settings',
  '/share/$shareToken': '/share/no-such-token',
  '/shares': '/shares',
  '/snooze/$token': '/snooze/none',
  '/subscription': '/subscription',
}
