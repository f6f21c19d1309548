import { createRouter } from '@tanstack/react-router'
import { callbackRoute } from './routes/callback.ts'
import { dashboardRoute } from './routes/dashboard.ts'
import { dashboardPages } from './routes/dashboard-pages.ts'
import { loginRoute } from './routes/login.ts'
import { publicRoutes } from './routes/public.ts'
import { redirects, unknownDashboardRoute } from './routes/redirects.ts'
import { type RouterContext, rootRoute } from './routes/root.ts'
import { LoadingView } from './ui/screens/loading-view.tsx'
import { PageProblem } from './ui/screens/page-problem.tsx'

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  loginRoute,
  callbackRoute,
  dashboardRoute.addChildren([...dashboardPages, unknownDashboardRoute]),
  ...redirects,
])

export const createSiteRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
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
