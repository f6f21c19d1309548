import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import { rootRoute } from './root.ts'

/** Where the identity provider sends its visitors back to. It never sends them there again by itself. */
export const callbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/callback',
  staticData: { page: 'callback' },
  beforeLoad: async ({ context, location }) => {
    const asked = new URLSearchParams(location.searchStr)
    if (asked.has('code') || asked.has('error')) return
    const account = await context.queryClient.ensureQueryData(accountQuery)
    throw redirect({ to: account === null ? '/' : '/dashboard', replace: true })
  },
  component: lazyRouteComponent(() => import('../features/sign-in/callback-page.tsx'), 'CallbackPage'),
})
