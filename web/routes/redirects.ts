import { createRoute, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import { dashboardRoute } from './dashboard.ts'
import { toLandingPage } from './landing-page.ts'
import { rootRoute } from './root.ts'

/** A path from before the dashboard existed. Its query string is preserved. */
const moved = <const Path extends string>(path: Path, newPath: string) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ href: `${newPath}${location.searchStr}`, replace: true })
    },
  })

const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: async ({ context }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery)
    throw account === null ? toLandingPage() : redirect({ to: '/dashboard', replace: true })
  },
})

export const redirects = [
  moved('/live', '/dashboard/live'),
  moved('/history', '/dashboard/history'),
  moved('/reports', '/dashboard/reporting'),
  moved('/devices', '/dashboard/devices'),
  moved('/shares', '/dashboard/shares'),
  moved('/settings', '/dashboard/settings'),
  unknownRoute,
] as const

export const unknownDashboardRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', replace: true })
  },
})
