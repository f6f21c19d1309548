import { ActionIcon, Menu, Switch } from '@mantine/core'
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
import { Permitted, useMay } from '../../../account/membership.tsx'
import { SHAPE_ICONS } from '../../../geofences/boundary/drawing-tools.tsx'
import { useSizeText } from '../../../geofences/boundary/use-size-text.ts'
import { useUpdateGeofence } from '../../../geofences/use-geofence-actions.ts'
import { SnoozeItems } from '../../../snooze/snooze-menu.tsx'
import { SnoozedNote } from '../../../snooze/snoozed-note.tsx'
import type { OpenDialog } from '../geofence-dialogs.tsx'
import type { GeofencesView } from '../use-geofences-view.ts'
import { LastEvent } from './last-event.tsx'
import styles from './list.module.css'
import { useAlertsText } from './use-alerts-text.ts'
import { useInsideNow } from './use-inside-now.ts'

type Props = { geofence: Geofence; open: (dialog: OpenDialog) => void; view: GeofencesView }

export function GeofenceRow({ geofence, open, view }: Props) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const alertsText = useAlertsText()
  const insideNow = useInsideNow()
  const mayWrite = useMay()('geofences:write')
  const toggle = useUpdateGeofence()
  const { geofenceId, name, description, shape, deviceIds, plateNumbers } = geofence
  const assigned = deviceIds.length + plateNumbers.length
  const active = toggle.isPending ? (toggle.variables.change.active ?? geofence.active) : geofence.active
  const Icon = SHAPE_ICONS[shape]
  return (
    <tr data-inactive={!active || undefined}>
      <td className={styles.toggle}>
        <Switch
          checked={active}
          disabled={!mayWrite}
          aria-label={t('geofences.list.toggle', { name })}
          onChange={({ currentTarget: { checked } }) =>
            !toggle.isPending && toggle.mutate({ geofenceId, change: { active: checked } })
          }
        />
      </td>
      <th scope="row" className={styles.name}>
        <button type="button" disabled={!mayWrite} onClick={() => open({ kind: 'edit', geofence })}>
          {name}
        </button>
        {description !== null && <small>{description}</small>}
        <SnoozedNote what={{ kind: 'geofence', id: geofenceId }} />
      </th>
      <td data-label={t('geofences.list.shape')}>
        <span className={styles.shape}>
          <Icon size={17} stroke={1.7} aria-hidden />
          {t(`geofences.shapes.${shape}`)}
        </span>
        <small className="numbers">{sizeText(geofence)}</small>
      </td>
      <td data-label={t('geofences.list.alerts')}>{alertsText(geofence)}</td>
      <td data-label={t('geofences.list.devices')}>
        {assigned === 0 ? t('geofences.allDevices') : t('geofences.devices', { count: assigned })}
      </td>
      <td data-label={t('geofences.list.inside')} className="numbers">
        {insideNow(geofence) ?? t('geofences.list.insideUnknown')}
      </td>
      <td data-label={t('geofences.list.lastEvent')}>
        <LastEvent geofenceId={geofenceId} />
      </td>
      <td className={styles.menu}>
        <GeofenceMenu geofence={geofence} open={open} view={view} />
      </td>
    </tr>
  )
}

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

type GeofenceMenuProps = { geofence: Geofence; open: (dialog: OpenDialog) => void; view: GeofencesView }

function GeofenceMenu({ geofence, open, view: { change } }: GeofenceMenuProps) {
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
        <Permitted to="geofences:write">
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
        </Permitted>
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
        <Permitted to="geofences:write">
          <Menu.Divider />
          <Menu.Item
            className={styles.delete}
            leftSection={<IconTrash {...ICON} />}
            onClick={() => open({ kind: 'delete', geofence })}
          >
            {t('geofences.list.delete')}
          </Menu.Item>
        </Permitted>
      </Menu.Dropdown>
    </Menu>
  )
}
