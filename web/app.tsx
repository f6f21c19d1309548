import './api/without-eval.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { SiteProvider } from './api/site.tsx'
import { type Started, startSite } from './start-site.ts'
import { ThemedPage } from './theme/themed-page.tsx'
import { LoadingView } from './ui/screens/loading-view.tsx'
import { SiteProblem } from './ui/screens/page-problem.tsx'
import { useStartup } from './ui/use-startup.ts'

export function App() {
  return (
    <ThemedPage scheme="light">
      <StartedApp />
    </ThemedPage>
  )
}

/** The first start, which does not wait for React. */
let first: Promise<Started> | null = startSite()
first.catch(() => undefined)

function start(): Promise<Started> {
  const starting = first ?? startSite()
  first = null
  return starting
}

function StartedApp() {
  const { started, error, tryAgain } = useStartup(start)
  if (started === 'starting') return <LoadingView />
  if (started === 'failed') return <SiteProblem error={error} tryAgain={tryAgain} />
  return (
    <SiteProvider site={started.site}>
      <QueryClientProvider client={started.queryClient}>
        <RouterProvider router={started.router} />
      </QueryClientProvider>
    </SiteProvider>
  )
}
