import type { QueryClient } from '@tanstack/react-query'
import { createRoute, redirect, retainSearchParams } from '@tanstack/react-router'
import * as z from 'zod'
import type { Client } from '../../shared/http/client.ts'
import { accountQuery } from '../account/account.ts'
import { ACCOUNT_ID, chooseAccount, chosenAccount } from '../account/chosen-account.ts'
import { membershipsQuery } from '../account/memberships-query.ts'
import { DEVICES_KEY, devicesQuery } from '../api/devices-query.ts'
import { loadLastKnown } from '../api/offline/last-known.ts'
import { loadLastKnownDay } from '../api/offline/last-known-day.ts'
import { requestPreferences, waitForPreferences } from '../api/preferences-query.ts'
import { showPreferredLanguage } from '../api/show-preferred-language.ts'
import { DashboardShell } from '../shell/dashboard-shell.tsx'
import { rootRoute } from './root.ts'

const SUBSCRIPTION = '/dashboard/subscription'

/**
 * Requests what every page waits for, and the devices, which nearly every page shows. It is called before React renders,
 * and again by the guard, after a sign-in without a new page.
 */
export async function requestFirstData(queryClient: QueryClient, client: Client): Promise<void> {
  if ((await queryClient.ensureQueryData(accountQuery)) === null) return
  requestPreferences(queryClient, client)
  if (queryClient.getQueryState(DEVICES_KEY) === undefined)
    void queryClient.prefetchQuery(devicesQuery(client))
}

const AccountSearch = z.object({ account: z.string().regex(ACCOUNT_ID).optional().catch(undefined) })
const accountSearch = (query: Record<string, unknown>): { account?: string | undefined } =>
  AccountSearch.parse(query)

/** What was read of another account is not shown under the name of this one. */
function showAccount(queryClient: QueryClient, accountId: string | null): void {
  if (!chooseAccount(accountId)) return
  const [signedIn] = accountQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== signedIn })
}

/**
 * Requires a session, and waits for the account's preferences before it renders. A visitor without one is sent to sign
 * in, but from the subscriptions to a page that says why first (specification 2.2).
 */
export const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  validateSearch: accountSearch,
  search: { middlewares: [retainSearchParams(['account'])] },
  beforeLoad: async ({ context: { queryClient, client, sessionEnd }, location, search }) => {
    const account = await queryClient.ensureQueryData(accountQuery)
    if (account === null && location.pathname === SUBSCRIPTION)
      throw redirect({ to: '/subscription', replace: true })
    if (account === null) {
      const session = sessionEnd.refused ? 'refused' : undefined
      throw redirect({ to: '/login', search: { to: location.href, session }, replace: true })
    }
    showAccount(queryClient, search.account === account.accountId ? null : (search.account ?? null))
    await requestFirstData(queryClient, client)
    const shown = chosenAccount() ?? account.accountId
    await Promise.all([
      loadLastKnown(queryClient, shown),
      loadLastKnownDay(queryClient, shown),
      // what the person may do there; without it, the page offers nothing
      chosenAccount() !== null && queryClient.ensureQueryData(membershipsQuery(client)),
      waitForPreferences(queryClient, client),
    ])
    await showPreferredLanguage(queryClient, client)
    return { account }
  },
  component: DashboardShell,
})
