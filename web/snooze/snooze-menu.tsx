import { ActionIcon, Menu } from '@mantine/core'
import { IconBellOff, IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Snoozable, SnoozeChoice } from '../../shared/notifications/snooze.ts'
import { useSnooze, useSnoozedUntil } from './use-snooze.ts'

type Props = {
  what: Snoozable
  name: string
  size?: number
  /** Called when the menu opens and closes. */
  onChange?: (isOpen: boolean) => void
}

/** A button with a menu that snoozes something, or resumes it. */
export function SnoozeMenu({ what, name, size = 44, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Menu
      position="bottom-end"
      radius={12}
      shadow="md"
      withInitialFocusPlaceholder={false}
      onChange={onChange}
    >
      <Menu.Target>
        <ActionIcon size={size} variant="subtle" color="gray" aria-label={t('snooze.open', { name })}>
          <IconBellOff size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <SnoozeItems what={what} name={name} />
      </Menu.Dropdown>
    </Menu>
  )
}

const { off: RESUME, ...LENGTHS } = SnoozeChoice.enum

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type SnoozeItemsProps = { what: Snoozable; name: string }

/** The items of a menu that snooze something, or resume it. */
export function SnoozeItems({ what, name }: SnoozeItemsProps) {
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
