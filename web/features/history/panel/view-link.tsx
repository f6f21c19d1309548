import { IconLink } from '@tabler/icons-react'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toIso } from '../../../../shared/time.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import type { HistorySearch } from '../history-search.ts'
import type { Playback } from '../player/use-playback.ts'
import { type RouteRange, spanAt } from '../route-range.ts'
import type { Selection } from '../use-history-view.ts'

const route = getRouteApi('/dashboard/history')

type Props = { selection: Selection; range: RouteRange; loadedAt: number; playback: Playback }

/** Copies a permanent link to the current view: the same devices and times, and the time of the playback. */
export function ViewLink({ selection, range, loadedAt, playback }: Props) {
  const { t } = useTranslation()
  const router = useRouter()
  const search = route.useSearch()
  const viewUrl = () => {
    const linked = linkedSearch(search, { selection, range, loadedAt, at: playback.at() })
    const { href } = router.buildLocation({ to: '/dashboard/history', search: linked })
    return new URL(href, window.location.origin).href
  }
  return (
    <CopyButton text={viewUrl} label={t('history.copyView')} icon={<IconLink size={18} stroke={1.7} />} />
  )
}

export type LinkedView = { selection: Selection; range: RouteRange; loadedAt: number; at: number }

/**
 * The query of a permanent link to a view. A range of last minutes becomes a start and an end, and a device that is
 * selected because it is the only one is named.
 */
export function linkedSearch(
  search: HistorySearch,
  { selection, range, loadedAt, at }: LinkedView,
): HistorySearch {
  const { from, to } = spanAt(range, loadedAt)
  return {
    ...search,
    ignored: undefined,
    deviceId: selection.kind === 'one' ? selection.deviceId : undefined,
    ...(range.kind === 'last' ? { range: undefined, from: toIso(from), to: toIso(to) } : {}),
    at: toIso(at),
  }
}
