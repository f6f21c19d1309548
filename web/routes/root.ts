import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Client } from '../../shared/http/client.ts'
import type { PageName } from '../i18n/en/shell.ts'
import { RootPage } from '../shell/root-page.tsx'

/** Whether the server has refused the session's token, which the sign-in then says. */
export type SessionEnd = { refused: boolean }

export type RouterContext = { queryClient: QueryClient; client: Client; sessionEnd: SessionEnd }

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, which sets the window title. */
    page?: PageName
    /** Fills the dashboard without padding, and handles its own scrolling. */
    fullBleed?: boolean
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: RootPage })
