import { createContext, type PropsWithChildren, useContext } from 'react'
import { DEFAULT_PREFERENCES, type Preferences } from '../../../shared/account/preferences.ts'

export type Clock = Pick<Preferences, 'timezone' | 'timeFormat'>

const ClockContext = createContext<Clock>(DEFAULT_PREFERENCES)

/** Sets the account's time zone and 12- or 24-hour clock for the times inside. */
export function ClockProvider({ clock, children }: PropsWithChildren<{ clock: Clock }>) {
  return <ClockContext value={clock}>{children}</ClockContext>
}

export const useClock = () => useContext(ClockContext)
