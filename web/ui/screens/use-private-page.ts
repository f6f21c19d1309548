import { useLayoutEffect } from 'react'

/** The URL is the key to the location, so search engines must not index it and no other site may see it as a referrer. */
const META_TAGS = { robots: 'noindex, nofollow', referrer: 'no-referrer' }

/** Adds the meta tags to the document's head while the page is mounted. */
export function usePrivatePage(): void {
  useLayoutEffect(() => {
    const tags = Object.entries(META_TAGS).map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    )
    document.head.append(...tags)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [])
}
