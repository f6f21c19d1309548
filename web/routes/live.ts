import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { liveSearch } from '../features/live/live-search.ts'
import { dashboardRoute } from './dashboard.ts'

export const liveRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/live',
  validateSearch: liveSearch,
  component: lazyRouteComponent(() => import('../features/live/live-page.tsx'), 'LivePage'),
})
