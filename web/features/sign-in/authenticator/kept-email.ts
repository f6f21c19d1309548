import { createContext, type RefObject, useContext } from 'react'

const KeptEmailContext = createContext<RefObject<string>>({ current: '' })

export const KeptEmailProvider = KeptEmailContext.Provider

/** The email address that was typed last, which the next step begins with. */
export const useKeptEmail = () => useContext(KeptEmailContext)
