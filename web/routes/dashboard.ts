import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountQuery } from '../features/sign-in/account.ts'
import { rootRoute } from './root.ts'

/** Everything under /dashboard is for the signed-in only. */
export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  beforeLoad: async ({ context, location }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery)
    if (account === null) throw redirect({ to: '/login', search: { to: location.href }, replace: true })
    return { account }
  },
  component: lazyRouteComponent(() => import('../shell/dashboard-shell.tsx'), 'DashboardShell'),
})
