import { createRoute, redirect } from '@tanstack/react-router'
import { dashboardRoute } from './dashboard.ts'
import { rootRoute } from './root.ts'

const toLive = () => {
  throw redirect({ to: '/dashboard/live', replace: true })
}

/** The live map asks who is signed in, so a signed-out visitor of these ends at /login. */
export const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', beforeLoad: toLive })
export const unknownRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', beforeLoad: toLive })
export const dashboardHomeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  beforeLoad: toLive,
})
export const unknownDashboardRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '$',
  beforeLoad: toLive,
})
