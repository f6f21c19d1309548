import { createContext, useContext, useEffect, useState } from 'react'

/** A success message above the current step. */
type Notice = 'codeSent' | 'passwordSaved'

const NoticeContext = createContext<Notice | null>(null)

export const NoticeProvider = NoticeContext.Provider

export const useNotice = () => useContext(NoticeContext)

/** A notice lasts as long as its step. The step after a saved password confirms it. */
export function useNotices(route: string) {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    setNotice((current) => (current === 'passwordSaved' && route === 'signIn' ? current : null))
  }, [route])
  return { notice, setNotice }
}
