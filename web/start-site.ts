import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute } from '@tanstack/react-router'
import { type ClientDeps, createClient } from '../shared/http/client.ts'
import { accountQuery } from './account/account.ts'
import { accountIn, chooseAccount, chosenAccount } from './account/chosen-account.ts'
import { configureSignIn } from './account/configure-sign-in.ts'
import { createSiteQueryClient } from './api/create-query-client.ts'
import { clearLastKnown, storeLastKnown } from './api/offline/last-known.ts'
import { clearLastKnownDay, storeLastKnownDay } from './api/offline/last-known-day.ts'
import { storedPreferences } from './api/preferences-query.ts'
import { readSiteConfig } from './api/read-site-config.ts'
import type { Site } from './api/site.tsx'
import { forgetUnpaidAttempts } from './payments/purchase/shared-attempts.ts'
import { endSubscription } from './pwa/push/browser-push.ts'
import { createSiteRouter } from './router.ts'
import { dashboardRoute, requestFirstData } from './routes/dashboard.ts'
import type { SessionEnd } from './routes/root.ts'
import { accessToken, endSession, watchSession } from './session/session.ts'

export type Started = { site: Site; queryClient: QueryClient; router: ReturnType<typeof createSiteRouter> }

/** Creates everything that lives as long as the page. */
export async function startSite(): Promise<Started> {
  const config = await readSiteConfig()
  configureSignIn(config)
  chooseAccount(accountIn(window.location.search))
  const clientOf = (getToken: ClientDeps['accessToken']) =>
    createClient({
      baseUrl: config.apiUrl,
      accessToken: getToken,
      accountId: chosenAccount,
      fetch: (url, request, signal) =>
        fetch(url, { ...request, signal: signal instanceof AbortSignal ? signal : null }),
    })
  const client = clientOf(accessToken)
  const clientWith = (token: string) => clientOf(async () => token)
  /** Removes the account's data from this browser. */
  const removeAccount = async () => {
    queryClient.setQueryData(accountQuery.queryKey, null)
    endPush()
    await Promise.all([clearLastKnown(), clearLastKnownDay()])
    storedPreferences().clear()
    forgetUnpaidAttempts(window.localStorage)
  }
  const clearAccount = async () => {
    await removeAccount()
    await router.navigate({ to: '/login', replace: true })
  }
  /** A session that has ended elsewhere: the dashboard's guard opens the sign-in, and other pages stay. */
  const leaveDashboard = async () => {
    await removeAccount()
    await router.invalidate()
  }
  /**
   * Tokens that the server refuses would pass for a session at /login, which then says why it is there. Calls of a page
   * that is being left are refused too, and mean nothing.
   */
  const sessionEnd: SessionEnd = { refused: false }
  const endRefusedSession = async () => {
    if (queryClient.getQueryData(accountQuery.queryKey) === null) return
    sessionEnd.refused = true
    await endSession()
    await leaveDashboard()
  }
  const queryClient = createSiteQueryClient(() => void endRefusedSession())
  const shownAccount = () => {
    const account = queryClient.getQueryData(accountQuery.queryKey)
    return account ? (chosenAccount() ?? account.accountId) : undefined
  }
  storeLastKnown(queryClient, shownAccount)
  storeLastKnownDay(queryClient, shownAccount)
  const router = createSiteRouter({ queryClient, client, sessionEnd })
  const routes = loadPage(router)
  // the guard of the dashboard tries again, and shows what fails
  if (routes.includes(dashboardRoute)) requestFirstData(queryClient, client).catch(() => undefined)
  watchSession(() => void leaveDashboard())
  return { site: { config, client, clientWith, clearAccount }, queryClient, router }
}

/** Otherwise the next user of this browser would see notifications of this account. */
function endPush(): void {
  endSubscription().catch((error: unknown) =>
    console.warn('Could not end the subscription to notifications:', error),
  )
}

/** Loads the code of the opened page while the session and the preferences are read. Returns the page's routes. */
function loadPage(router: ReturnType<typeof createSiteRouter>): readonly AnyRoute[] {
  const [matchedRoutes] = router.getMatchedRoutes(window.location.pathname)
  // the router loads it again after a failure, and shows that
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined)
  return matchedRoutes
}
