import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { SiteProvider } from './api/site.tsx'
import { ThemeColour } from './pwa/theme-colour.tsx'
import { LoadingView } from './shell/loading-view.tsx'
import { SiteProblem } from './shell/page-problem.tsx'
import { type Started, startSite } from './start-site.ts'
import { schemeOfThisPage } from './theme/colour-scheme.ts'
import { cssVariables, theme } from './theme/theme.ts'

export function App() {
  const [started, setStarted] = useState<Started | 'starting' | 'failed'>('starting')
  const start = useCallback(() => {
    setStarted('starting')
    startSite().then(setStarted, () => setStarted('failed'))
  }, [])
  useEffect(start, [start])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="light"
      colorSchemeManager={schemeOfThisPage}
    >
      <ThemeColour />
      <Page started={started} start={start} />
    </MantineProvider>
  )
}

function Page({ started, start }: { started: Started | 'starting' | 'failed'; start: () => void }) {
  if (started === 'starting') return <LoadingView />
  if (started === 'failed') return <SiteProblem tryAgain={start} />
  return (
    <SiteProvider site={started.site}>
      <QueryClientProvider client={started.queryClient}>
        <RouterProvider router={started.router} />
      </QueryClientProvider>
    </SiteProvider>
  )
}
