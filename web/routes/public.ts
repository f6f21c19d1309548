import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import { rootRoute } from './root.ts'

/** Offline only, where the service worker answers every page with the app. */
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery)
    throw redirect({ to: account === null ? '/login' : '/dashboard', replace: true })
  },
})

const recipientRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notifications/$token',
  staticData: { page: 'recipient' },
  component: lazyRouteComponent(() => import('../features/recipient/recipient-page.tsx'), 'RecipientPage'),
})

const snoozeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/snooze/$token',
  staticData: { page: 'snooze' },
  component: lazyRouteComponent(() => import('../features/snooze/snooze-page.tsx'), 'SnoozePage'),
})

/** The page of a visitor instead of the subscriptions, at a path from before the dashboard existed. */
const subscriptionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/subscription',
  staticData: { page: 'subscription' },
  beforeLoad: async ({ context, location }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery)
    if (account !== null)
      throw redirect({ href: `/dashboard/subscription${location.searchStr}`, replace: true })
  },
  component: lazyRouteComponent(() => import('../features/subscription/sign-in-prompt.tsx'), 'SignInPrompt'),
})

export const publicRoutes = [homeRoute, recipientRoute, snoozeRoute, subscriptionRoute] as const
