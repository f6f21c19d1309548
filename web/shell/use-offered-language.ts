import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '../../shared/i18n/language.ts'
import { accountQuery } from '../account/account.ts'
import { browserLanguage } from '../i18n/browser-language.ts'

const keyOf = (accountId: string) => `vectra.language-offer.${accountId}`
const ANSWERED = 'answered'

/** The browser's language, until this account has answered in this browser whether it wants it. */
export function useOfferedLanguage(current: Language) {
  const { data: account } = useQuery(accountQuery)
  const key = keyOf(account?.accountId ?? '')
  const [isAnswered, setAnswered] = useState(() => window.localStorage.getItem(key) === ANSWERED)
  const answer = () => {
    window.localStorage.setItem(key, ANSWERED)
    setAnswered(true)
  }
  const preferred = browserLanguage()
  return { offered: isAnswered || preferred === current ? null : preferred, answer }
}
