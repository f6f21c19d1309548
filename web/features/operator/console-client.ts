import { createContext, useContext } from 'react'
import type { Client } from '../../../shared/http/client.ts'

export const ConsoleClient = createContext<Client | null>(null)

/** Calls the console's API. */
export function useConsoleClient(): Client {
  const client = useContext(ConsoleClient)
  if (client === null) throw new Error('There is no client of the console')
  return client
}
