import { createRoute, redirect } from '@tanstack/react-router'
import { accountQuery } from '../account/account.ts'
import { returnPath } from '../features/sign-in/return-path.ts'
import { rootRoute } from './root.ts'

type LoginSearch = {
  to?: string
  /** The server has refused the token of the session. */
  session?: 'refused'
}

/** The sign-in is a site of its own, so it is loaded from the server. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: ({ to, session }: Record<string, unknown>): LoginSearch => ({
    to: to === undefined ? undefined : returnPath(to),
    session: session === 'refused' ? session : undefined,
  }),
  beforeLoad: async ({ context, search, location }) => {
    const account = await context.queryClient.ensureQueryData(accountQuery)
    if (account !== null) throw redirect({ href: returnPath(search.to), replace: true })
    throw redirect({ href: location.href, reloadDocument: true, replace: true })
  },
})
