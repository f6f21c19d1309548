import { Button } from '@mantine/core'
import {
  IconFocusCentered,
  IconHexagonPlus,
  IconHistory,
  IconPencil,
  IconPlug,
  IconShare2,
  IconX,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import { DAY_MS } from '../../../../shared/time.ts'
import { Permitted, useMay } from '../../../account/membership.tsx'
import { useSite } from '../../../api/site.tsx'
import { LazyBoatSummary } from '../../../boat/lazy-boat-summary.tsx'
import { CommandProgress } from '../../../commands/command-progress.tsx'
import type { CommandDialogName } from '../../../commands/dialogs/command-dialog.tsx'
import { DeviceGlyph } from '../../../devices/device-glyph.tsx'
import { accountEventsQuery } from '../../../events/account-events-query.ts'
import { eventAddress, eventIcon, useDeviceEventText } from '../../../events/use-event-text.ts'
import { hasPosition } from '../../../map/features/device-features.ts'
import { ToolButton } from '../../../ui/buttons/tool-button.tsx'
import { AgeText } from '../../../ui/times/age.tsx'
import { useNow } from '../../../ui/times/now.tsx'
import { TrailLegend } from '../map/trail-legend.tsx'
import styles from './device-card.module.css'
import { DeviceFacts } from './device-facts.tsx'
import recentEventsStyles from './recent-events.module.css'
import { CARD_ID } from './use-card-focus.ts'

export type DeviceCardProps = {
  device: DeviceView
  following: boolean
  toggleFollow: () => void
  trailsShown: boolean
  edit: () => void
  openCommand: (name: CommandDialogName) => void
  share: () => void
  /** Draws a geofence around the device. */
  fence: () => void
  close: () => void
}

/** The selected device: its status, commands in progress, location, readings and actions. */
export function DeviceCard(props: DeviceCardProps) {
  const { t } = useTranslation()
  const { device, following } = props
  const { deviceId, tracking } = device
  const may = useMay()
  return (
    <section className={styles.card} id={CARD_ID} tabIndex={-1} aria-label={device.deviceName}>
      <header className={styles.head}>
        <DeviceGlyph device={device} />
        <div className={styles.title}>
          <h2 title={device.deviceName}>{device.deviceName}</h2>
          <span>{t('card.id', { id: device.deviceId })}</span>
        </div>
        <Permitted to="devices:write">
          <ToolButton label={t('card.edit')} onClick={props.edit}>
            <IconPencil size={18} stroke={1.7} aria-hidden />
          </ToolButton>
        </Permitted>
        <ToolButton label={t('card.back')} shortcut="Esc" onClick={props.close}>
          <IconX size={18} aria-hidden />
        </ToolButton>
      </header>
      <LazyBoatSummary device={device} part="alarms" />
      <DeviceFacts
        device={device}
        exitStorage={() => props.openCommand('storeOff')}
        progress={<CommandProgress device={device} openRestore={() => props.openCommand('restore')} />}
      />
      <LazyBoatSummary device={device} part="rest" />
      <RecentEvents deviceId={deviceId} />
      {props.trailsShown && hasPosition(device) && <TrailLegend />}
      <footer className={styles.actions}>
        {tracking !== null && (
          <Button
            variant={following ? 'filled' : 'light'}
            leftSection={<IconFocusCentered size={18} />}
            aria-pressed={following}
            onClick={props.toggleFollow}
          >
            {t('card.follow')}
          </Button>
        )}
        {device.hasSubscription && may('shares:write') && (
          <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden />} onClick={props.share}>
            {t('card.share')}
          </Button>
        )}
        {tracking !== null && (
          <Button
            renderRoot={(root) => <Link {...root} to="/dashboard/history" search={{ deviceId }} />}
            variant="default"
            leftSection={<IconHistory size={18} aria-hidden />}
          >
            {t('card.history')}
          </Button>
        )}
        {tracking !== null && may('geofences:write') && (
          <Button
            variant="default"
            leftSection={<IconHexagonPlus size={18} aria-hidden />}
            onClick={props.fence}
          >
            {t('geofences.fenceHere')}
          </Button>
        )}
        {tracking === null && may('devices:manage') && (
          <Button
            renderRoot={(root) => (
              <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
            )}
            leftSection={<IconPlug size={18} aria-hidden />}
          >
            {t('connect.open')}
          </Button>
        )}
      </footer>
      <Link className={styles.log} to="/dashboard/devices/$deviceId" params={{ deviceId }}>
        {t('card.details')}
      </Link>
    </section>
  )
}

const SHOWN_MAX = 3

/** The events of a device in the last 24 hours. Renders nothing if there are none. */
function RecentEvents({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { client } = useSite()
  const now = useNow()
  const eventText = useDeviceEventText()
  const { data } = useQuery(accountEventsQuery(client))
  const events = (data?.events ?? []).filter(
    (event) => event.deviceId === deviceId && Date.parse(event.timestamp) > now - DAY_MS,
  )
  if (events.length === 0) return null
  return (
    <section className={recentEventsStyles.events} aria-label={t('events.recent.title')}>
      <ul>
        {events.slice(0, SHOWN_MAX).map((event) => {
          const Icon = eventIcon(event)
          return (
            <li key={event.eventId}>
              <Link {...eventAddress(event)}>
                <Icon size={16} stroke={1.7} aria-hidden />
                <span>{eventText(event)}</span>
                <AgeText at={event.timestamp} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
