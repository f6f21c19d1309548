import { createContext, useContext, useEffect, useState } from 'react'

/** Something that went well, said by the step that is shown now. */
type Notice = 'codeSent' | 'passwordSaved'

const NoticeContext = createContext<Notice | null>(null)

export const NoticeProvider = NoticeContext.Provider

export const useNotice = () => useContext(NoticeContext)

/** A notice lasts as long as its step. A saved password is said by the step that follows. */
export function useNotices(route: string) {
  const [notice, setNotice] = useState<Notice | null>(null)
  useEffect(() => {
    setNotice((current) => (current === 'passwordSaved' && route === 'signIn' ? current : null))
  }, [route])
  return { notice, setNotice }
}
