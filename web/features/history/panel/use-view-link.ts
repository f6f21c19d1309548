import { getRouteApi, useRouter } from '@tanstack/react-router'
import { type LinkedView, linkedSearch } from './linked-search.ts'

const route = getRouteApi('/dashboard/history')

/** The address of what is shown, whole. */
export function useViewLink(): (view: LinkedView) => string {
  const router = useRouter()
  const search = route.useSearch()
  return (view) => {
    const { href } = router.buildLocation({ to: '/dashboard/history', search: linkedSearch(search, view) })
    return new URL(href, window.location.origin).href
  }
}
