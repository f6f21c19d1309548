import { createContext, type PropsWithChildren, useContext, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Clock, createTimes, type Times } from '../../../shared/times/times.ts'
import { browserZone } from './browser-zone.ts'
import { NowProvider } from './now.tsx'

const TimesContext = createContext<Times | null>(null)

/** Sets how the times inside are written, and makes their ages tick. */
export function ClockProvider({ clock, children }: PropsWithChildren<{ clock: Clock }>) {
  const { t, i18n } = useTranslation()
  const [browser] = useState(() => ({ browserZone: browserZone(), now: Date.now() }))
  const { timezone, timeFormat, dateFormat, firstDayOfWeek } = clock
  const times = useMemo(
    () =>
      createTimes(
        { timezone, timeFormat, dateFormat, firstDayOfWeek },
        { ...browser, language: i18n.language, invalid: t('age.invalid') },
      ),
    [timezone, timeFormat, dateFormat, firstDayOfWeek, browser, i18n.language, t],
  )
  return (
    <TimesContext value={times}>
      <NowProvider>{children}</NowProvider>
    </TimesContext>
  )
}

/** Writes everything that a person reads as a time. */
export function useTimes(): Times {
  const times = useContext(TimesContext)
  if (times === null) throw new Error('There is no ClockProvider around this component')
  return times
}
