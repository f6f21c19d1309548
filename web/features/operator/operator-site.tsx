import { Loader } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '../../../shared/operator/session.routes.ts'
import { ThemedPage } from '../../theme/themed-page.tsx'
import { Logo } from '../../ui/logo.tsx'
import screen from '../../ui/screens/full-screen.module.css'
import { useStartup } from '../../ui/use-startup.ts'
import { ConsoleClient, useConsoleClient } from './console-client.ts'
import { ConsoleShell } from './console-shell.tsx'
import { ClosedConsole, isSignedOut, signInAgain } from './problem.tsx'
import { startConsole } from './start-console.ts'

/**
 * The site of `/operator`, for the staff of a deployment. It is separate from the dashboard: neither loads anything of the
 * other.
 */
export function OperatorSite() {
  return (
    <ThemedPage scheme="auto">
      <title>Vectra console</title>
      <meta name="robots" content="noindex, nofollow" />
      <StartedConsole />
    </ThemedPage>
  )
}

function StartedConsole() {
  const { started, error } = useStartup(startConsole)
  if (started === 'starting') return <Loading />
  if (started === 'failed') return <ClosedConsole error={error instanceof Error ? error : new Error()} />
  return (
    <QueryClientProvider client={started.queryClient}>
      <ConsoleClient value={started.client}>
        <Guarded />
      </ConsoleClient>
    </QueryClientProvider>
  )
}

/** Shows nothing before the server has said who is there. */
function Guarded() {
  const client = useConsoleClient()
  const { data, error } = useQuery({
    queryKey: ['session'],
    queryFn: () => client.call(session.getConsoleSession, {}),
  })
  const signedOut = error !== null && isSignedOut(error)
  useEffect(() => {
    if (signedOut) void signInAgain()
  }, [signedOut])
  if (data !== undefined) return <ConsoleShell email={data.email} endsAt={data.endsAt} />
  return error === null || signedOut ? <Loading /> : <ClosedConsole error={error} />
}

const Loading = () => (
  <main className={screen.screen} aria-busy="true">
    <Logo size={48} />
    <Loader size="sm" />
    <p role="status">Opening the console…</p>
  </main>
)
