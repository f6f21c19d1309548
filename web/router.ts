import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { dashboardRoute } from './routes/dashboard.ts'
import { liveRoute } from './routes/live.ts'
import { loginRoute } from './routes/login.ts'
import { dashboardHomeRoute, homeRoute, unknownDashboardRoute, unknownRoute } from './routes/redirects.ts'
import { rootRoute } from './routes/root.ts'
import { LoadingView } from './shell/loading-view.tsx'
import { PageProblem } from './shell/page-problem.tsx'

const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  dashboardRoute.addChildren([dashboardHomeRoute, liveRoute, unknownDashboardRoute]),
  unknownRoute,
])

export const createSiteRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    defaultPendingComponent: LoadingView,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageProblem,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
