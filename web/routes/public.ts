import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import type { ComingSoonName } from '../i18n/en/pages.ts'
import { rootRoute } from './root.ts'

const comingPage = lazyRouteComponent(() => import('../shell/coming-soon-page.tsx'), 'PublicComingSoonPage')

/** A page that needs no session. */
const open = <const Path extends string>(path: Path, page: ComingSoonName) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { page },
    component: comingPage,
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

export const publicRoutes = [
  homeRoute,
  open('/installation', 'installation'),
  open('/current', 'current'),
  open('/solutions/builders', 'builders'),
  open('/solutions/dealers', 'dealers'),
  open('/solutions/insurance', 'insurance'),
  open('/solutions/renters', 'renters'),
  open('/solutions/owners', 'owners'),
  open('/onboarding', 'onboarding'),
] as const
