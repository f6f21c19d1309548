import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { SiteProvider } from './api/site.tsx'
import { LoadingView } from './shell/loading-view.tsx'
import { SiteProblem } from './shell/page-problem.tsx'
import { ThemedPage } from './shell/themed-page.tsx'
import { useStarted } from './shell/use-started.ts'
import { startSite } from './start-site.ts'

export function App() {
  return (
    <ThemedPage scheme="light">
      <StartedApp />
    </ThemedPage>
  )
}

function StartedApp() {
  const { started, tryAgain } = useStarted(startSite)
  if (started === 'starting') return <LoadingView />
  if (started === 'failed') return <SiteProblem tryAgain={tryAgain} />
  return (
    <SiteProvider site={started.site}>
      <QueryClientProvider client={started.queryClient}>
        <RouterProvider router={started.router} />
      </QueryClientProvider>
    </SiteProvider>
  )
}
