import { DASHBOARD_FILES } from '../../../shared/site/sign-in-page.ts'

/** Loads what the dashboard starts with while the visitor types. The page lists it; in development there is none. */
export function prefetchDashboard(): void {
  const list = document.querySelector<HTMLMetaElement>(`meta[name="${DASHBOARD_FILES}"]`)
  if (list === null) return
  for (const file of list.content.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: file })
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
  list.remove()
}
