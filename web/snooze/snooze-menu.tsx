import { ActionIcon, Menu } from '@mantine/core'
import { IconBellOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Snoozable } from '../../shared/notifications/snooze.ts'
import { SnoozeItems } from './snooze-items.tsx'

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
