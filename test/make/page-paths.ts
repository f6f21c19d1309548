import type { createSiteRouter } from '../../web/router.ts'

/** The share viewer, the page of a certificate and the order page are sites of their own, outside the router. */
type RoutePath =
  | keyof ReturnType<typeof createSiteRouter>['routesByPath']
  | '/certificate/$number'
  | '/onboarding'
  | '/share/$shareToken'

/** One path for every route of the site. A new route without one fails to compile. */
export const PAGE_PATHS: Record<RoutePath, string> = {
  '/': '/',
  '/$': '/no-such-page',
  '/callback': '/callback',
  '/certificate/$number': '/certificate/no-such-number',
  '/current': '/current',
  '/dashboard': '/dashboard',
  '/dashboard/': '/dashboard/',
  '/dashboard/$': '/dashboard/no-such-page',
  '/dashboard/alerts': '/dashboard/alerts',
  '/dashboard/alerts/events': '/dashboard/alerts/events',
  '/dashboard/devices': '/dashboard/devices',
  '/dashboard/devices/$deviceId': '/dashboard/devices/SEA240',
  '/dashboard/devices/$deviceId/connect': '/dashboard/devices/SEA240/connect',
  '/dashboard/geofences': '/dashboard/geofences',
  '/dashboard/history': '/dashboard/history',
  '/dashboard/live': '/dashboard/live',
  '/dashboard/reporting': '/dashboard/reporting',
  '/dashboard/settings': '/dashboard/settings',
  '/dashboard/shares': '/dashboard/shares',
  '/dashboard/subscription': '/dashboard/subscription',
  '/devices': '/devices',
  '/history': '/history',
  '/installation': '/installation',
  '/live': '/live',
  '/login': '/login',
  '/notifications/$token': '/notifications/none',
  '/onboarding': '/onboarding',
  '/reports': '/reports',
  '/settings': '/settings',
  '/share/$shareToken': '/share/no-such-token',
  '/shares': '/shares',
  '/snooze/$token': '/snooze/none',
  '/solutions/builders': '/solutions/builders',
  '/solutions/dealers': '/solutions/dealers',
  '/solutions/insurance': '/solutions/insurance',
  '/solutions/owners': '/solutions/owners',
  '/solutions/renters': '/solutions/renters',
  '/subscription': '/subscription',
}
