import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../shared/devices/device.ts'
import { useFocusAncestorOnUnmount } from '../ui/focus.ts'
import { useNow } from '../ui/times/now.tsx'
import styles from './command-progress.module.css'
import { CommandRow } from './log/command-row.tsx'
import { activeCut, commandsToShow } from './progress.ts'
import { RELAY_ICONS } from './relay-icons.ts'
import { useCommands } from './use-commands.ts'

type Props = { device: DeviceView; openRestore: () => void }

/** A device's commands in progress, with a button that undoes a cut. Empty without any. */
export function CommandProgress({ device, openRestore: askRestore }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const { data = [] } = useCommands(device.deviceId)
  const shown = commandsToShow(data, now)
  if (shown.length === 0) return null
  const cut = activeCut(data)
  return (
    <ul
      className={styles.strip}
      tabIndex={-1}
      aria-label={t('commands.progress', { name: device.deviceName })}
    >
      {shown.map((command) => (
        <li key={command.commandId}>
          <CommandRow command={command}>
            {command === cut && (
              <RestoreButton
                label={command.sentAt === null ? t('commands.cancelCut') : t('commands.restore')}
                restore={askRestore}
              />
            )}
          </CommandRow>
        </li>
      ))}
    </ul>
  )
}

function RestoreButton({ label, restore }: { label: string; restore: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusAncestorOnUnmount(button)
  return (
    <Button
      ref={button}
      className={styles.restore}
      size="xs"
      variant="default"
      leftSection={<RELAY_ICONS.restore size={16} aria-hidden="true" />}
      onClick={restore}
    >
      {label}
    </Button>
  )
}
