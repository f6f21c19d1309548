import { ActionIcon, Menu } from '@mantine/core'
import {
  IconBellRinging,
  IconDots,
  IconListDetails,
  IconMap2,
  IconPencil,
  IconTrash,
  IconVectorBezier2,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import { SnoozeItems } from '../../../snooze/snooze-items.tsx'
import type { OpenDialog } from '../geofence-dialogs.tsx'
import type { GeofencesView } from '../use-geofences-view.ts'
import styles from './list.module.css'

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type Props = { geofence: Geofence; open: (dialog: OpenDialog) => void; view: GeofencesView }

export function GeofenceMenu({ geofence, open, view: { change } }: Props) {
  const { t } = useTranslation()
  const { geofenceId, name } = geofence
  return (
    <Menu position="bottom-end" radius={12} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={t('geofences.list.actions', { name })}
        >
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => open({ kind: 'edit', geofence })}>
          {t('geofences.list.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBellRinging {...ICON} />}
          onClick={() => open({ kind: 'test', geofence })}
        >
          {t('geofences.list.test')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconVectorBezier2 {...ICON} />}
          onClick={() => open({ kind: 'boundary', geofence })}
        >
          {t('geofences.list.boundary')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconMap2 {...ICON} />}
          onClick={() => change({ tab: undefined, geofenceId })}
        >
          {t('geofences.list.showOnMap')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconListDetails {...ICON} />}
          onClick={() => change({ tab: 'events', geofenceId })}
        >
          {t('geofences.list.events')}
        </Menu.Item>
        <Menu.Divider />
        <SnoozeItems what={{ kind: 'geofence', id: geofenceId }} name={name} />
        <Menu.Divider />
        <Menu.Item
          className={styles.delete}
          leftSection={<IconTrash {...ICON} />}
          onClick={() => open({ kind: 'delete', geofence })}
        >
          {t('geofences.list.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
