import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import { hostedSignIn } from '../features/sign-in/hosted-sign-in.ts'
import { toLandingPage } from './landing-page.ts'
import { rootRoute } from './root.ts'

/** The identity provider's redirect URI. Unlike /login it never redirects back to the provider. */
export const callbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/callback',
  staticData: { page: 'callback' },
  beforeLoad: async ({ context }) => {
    if (hostedSignIn !== null) return
    const account = await context.queryClient.ensureQueryData(accountQuery)
    throw account === null ? toLandingPage() : redirect({ to: '/dashboard', replace: true })
  },
  component: lazyRouteComponent(() => import('../features/sign-in/callback-page.tsx'), 'CallbackPage'),
})
