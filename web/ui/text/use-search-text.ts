import { useEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 300

/** The text of the search field. The list follows it immediately, the URL after a pause in typing. */
export function useSearchText(textInUrl: string, write: (text: string) => void) {
  const [text, setText] = useState(textInUrl)
  const written = useRef(textInUrl)

  useEffect(() => {
    if (textInUrl === written.current) return
    written.current = textInUrl
    setText(textInUrl)
  }, [textInUrl])

  useEffect(() => {
    if (text === written.current) return
    const timer = window.setTimeout(() => {
      written.current = text
      write(text)
    }, DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [text, write])

  return [text, setText] as const
}
