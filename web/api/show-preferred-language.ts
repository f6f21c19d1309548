import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../shared/http/client.ts'
import { showLanguage } from '../i18n/i18n.ts'
import { preferencesQuery } from './preferences-query.ts'

/** Before the dashboard opens: shows the account's language. While that is not known, the page keeps its own. */
export async function showPreferredLanguage(queryClient: QueryClient, client: Client): Promise<void> {
  const preferences = queryClient.getQueryData(preferencesQuery(client).queryKey)
  if (preferences === undefined) return
  const { language } = preferences
  await showLanguage(language).catch((error: unknown) =>
    console.error(`Could not open the dashboard in ${language}:`, error),
  )
}
