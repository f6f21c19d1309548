import { Menu } from '@mantine/core'
import { IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Snoozable, SnoozeChoice } from '../../shared/notifications/snooze.ts'
import { useSnooze, useSnoozedUntil } from './use-snooze.ts'

const { off: RESUME, ...LENGTHS } = SnoozeChoice.enum

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = { what: Snoozable; name: string }

/** The items of a menu that snooze something, or resume it. */
export function SnoozeItems({ what, name }: Props) {
  const { t } = useTranslation()
  const until = useSnoozedUntil(what)
  const choose = useSnooze(what, name)
  if (until !== null)
    return (
      <Menu.Item leftSection={<IconBellRinging {...ICON} />} onClick={() => choose(RESUME)}>
        {t('snooze.resume')}
      </Menu.Item>
    )
  return Object.values(LENGTHS).map((length) => (
    <Menu.Item key={length} leftSection={<IconBellOff {...ICON} />} onClick={() => choose(length)}>
      {t(`snooze.lengths.${length}`)}
    </Menu.Item>
  ))
}
