import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import { returnPath } from '../features/sign-in/return-path.ts'
import { rootRoute } from './root.ts'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { page: 'login' },
  validateSearch: ({ to }: Record<string, unknown>): { to?: string } => ({
    to: to === undefined ? undefined : returnPath(to),
  }),
  beforeLoad: async ({ context, search }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery)
    if (account !== null) throw redirect({ href: returnPath(search.to), replace: true })
  },
  component: lazyRouteComponent(() => import('../features/sign-in/login-page.tsx'), 'LoginPage'),
})
