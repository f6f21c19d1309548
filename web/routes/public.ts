import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import type { ComingSoonName } from '../i18n/en/pages.ts'
import { rootRoute } from './root.ts'

const comingSoonPage = lazyRouteComponent(
  () => import('../shell/coming-soon-page.tsx'),
  'PublicComingSoonPage',
)

const comingSoon = <const Path extends string>(path: Path, page: ComingSoonName) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { page },
    component: comingSoonPage,
  })

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { page: 'home' },
  beforeLoad: async ({ context }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery)
    if (account !== null) throw redirect({ to: '/dashboard', replace: true })
  },
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
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

/** What a visitor sees instead of the subscriptions, and a path from before the dashboard existed. */
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

export const publicRoutes = [
  homeRoute,
  recipientRoute,
  snoozeRoute,
  subscriptionRoute,
  comingSoon('/installation', 'installation'),
  comingSoon('/current', 'current'),
  comingSoon('/solutions/builders', 'builders'),
  comingSoon('/solutions/dealers', 'dealers'),
  comingSoon('/solutions/insurance', 'insurance'),
  comingSoon('/solutions/renters', 'renters'),
  comingSoon('/solutions/owners', 'owners'),
] as const
