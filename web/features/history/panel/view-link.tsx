import { IconLink } from '@tabler/icons-react'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import type { Playback } from '../player/use-playback.ts'
import type { RouteRange } from '../route-range.ts'
import type { Selection } from '../use-history-view.ts'
import { linkedSearch } from './linked-search.ts'

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
