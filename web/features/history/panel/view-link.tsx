import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import type { Playback } from '../player/use-playback.ts'
import type { RouteRange } from '../route-range.ts'
import type { Subject } from '../use-history-view.ts'
import { useViewLink } from './use-view-link.ts'

type Props = { subject: Subject; range: RouteRange; readAt: number; playback: Playback }

/** Copies a link to what is shown: the same times of the same devices, and where the playback stands. */
export function ViewLink({ subject, range, readAt, playback }: Props) {
  const { t } = useTranslation()
  const linkTo = useViewLink()
  return (
    <CopyButton
      text={() => linkTo({ subject, range, readAt, at: playback.at() })}
      label={t('history.copyView')}
      icon={<IconLink size={18} stroke={1.7} />}
    />
  )
}
