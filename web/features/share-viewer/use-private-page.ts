import { useLayoutEffect } from 'react'

/** The address is the key to what it shows: no search engine keeps it, no other site is told of it. */
const RULES = { robots: 'noindex, nofollow', referrer: 'no-referrer' }

/** Says so in the head of the document for as long as the page is shown. */
export function usePrivatePage(): void {
  useLayoutEffect(() => {
    const rules = Object.entries(RULES).map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    )
    document.head.append(...rules)
    return () => {
      for (const rule of rules) rule.remove()
    }
  }, [])
}
