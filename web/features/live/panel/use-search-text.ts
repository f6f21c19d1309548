import { useEffect, useRef, useState } from 'react'

const SETTLED_MS = 300

/** The text of the search field: at once in the list, and in the address when the typing rests. */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  useEffect(() => {
    if (text === written.current) return
    const rest = window.setTimeout(() => {
      written.current = text
      write(text)
    }, SETTLED_MS)
    return () => window.clearTimeout(rest)
  }, [text, write])

  return [text, setText] as const
}
