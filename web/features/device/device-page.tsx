import { Button } from '@mantine/core'
import {
  IconCalendarRepeat,
  IconFileImport,
  IconHistory,
  IconMap2,
  IconMessage2,
  IconParking,
  IconPlug,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { canAnchor } from '../../../shared/devices/device-types.ts'
import { Permitted, useMay, useStanding } from '../../account/membership.tsx'
import { useSite } from '../../api/site.tsx'
import { anchorWatchQuery } from '../../boat/anchor-queries.ts'
import { CommandDialog, type CommandDialogName } from '../../commands/dialogs/command-dialog.tsx'
import { CommandLog } from '../../commands/log/command-log.tsx'
import { RELAY_ICONS } from '../../commands/relay-icons.ts'
import { DeviceHeader } from '../../devices/device-header.tsx'
import { DevicePageLayout } from '../../devices/device-page-layout.tsx'
import { StatusLine } from '../../devices/status-line.tsx'
import { DeviceMaintenance } from '../../maintenance/device-maintenance.tsx'
import { hasPosition, type PositionedDevice } from '../../map/features/device-features.ts'
import { LazyDevicesMap } from '../../map/preview/lazy-devices-map.tsx'
import { AnchorPanel } from './anchor/anchor-panel.tsx'
import styles from './device-page.module.css'
import { FloatPlanPanel } from './float-plan/float-plan-panel.tsx'
import { floatPlanQuery } from './float-plan/float-plan-queries.ts'
import { OnBoardPanel } from './on-board/on-board-panel.tsx'
import { WhoCanSee } from './who-can-see.tsx'

const route = getRouteApi('/dashboard/devices/$deviceId')

const ICON = { size: 18, stroke: 1.7, 'aria-hidden': true }

export type DevicePageParts = {
  facts: (props: { device: DeviceView; exitStorage: () => void }) => ReactNode
  trips: (props: { device: DeviceView }) => ReactNode
  diagnostics: (props: { deviceId: string }) => ReactNode
}

/**
 * The page of a device: its location and today's activity, its readings, its connection, and its commands with their
 * log.
 */
export function DevicePage({ parts }: { parts: DevicePageParts }) {
  const { deviceId } = route.useParams()
  return (
    <DevicePageLayout deviceId={deviceId} wide>
      {(device) => <DeviceDetails device={device} parts={parts} key={deviceId} />}
    </DevicePageLayout>
  )
}

type DetailsProps = { device: DeviceView; parts: DevicePageParts }

function DeviceDetails({
  device,
  parts: { facts: Facts, trips: Trips, diagnostics: Diagnostics },
}: DetailsProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<CommandDialogName | null>(null)
  const { deviceId, deviceName, deviceType, isInStorageMode, tracking } = device
  const storage = isInStorageMode ? 'storeOff' : 'storeOn'
  const mayManageMembers = useMay()('members:manage')
  // a manager who is limited to tags knows only some of those who see the device
  const knowsAllMembers = useStanding().tags === null && mayManageMembers
  const isBoat = canAnchor(deviceType) && device.hasSubscription
  const isWaiting = useBoatPanelsPending(deviceId, isBoat)
  return (
    <>
      <DeviceHeader device={device} title={deviceName} beneath={<StatusLine tracking={tracking} />}>
        <nav className={styles.links}>
          <Button
            renderRoot={(root) => <Link {...root} to="/dashboard/live" search={{ deviceId }} />}
            leftSection={<IconMap2 {...ICON} />}
          >
            {t('device.show')}
          </Button>
          {device.hasSubscription && (
            <Button
              renderRoot={(root) => <Link {...root} to="/dashboard/history" search={{ deviceId }} />}
              variant="default"
              leftSection={<IconHistory {...ICON} />}
            >
              {t('devicePage.history')}
            </Button>
          )}
          <Permitted to="schedules:write">
            {device.hasSubscription && (
              <Button
                renderRoot={(root) => (
                  <Link {...root} to="/dashboard/reporting" search={{ create: 'schedule', deviceId }} />
                )}
                variant="default"
                leftSection={<IconCalendarRepeat {...ICON} />}
              >
                {t('devicePage.report')}
              </Button>
            )}
          </Permitted>
          <Permitted to="devices:manage">
            <Button
              renderRoot={(root) => (
                <Link {...root} to="/dashboard/devices/$deviceId/connect" params={{ deviceId }} />
              )}
              variant="default"
              leftSection={<IconPlug {...ICON} />}
            >
              {t('device.connect')}
            </Button>
            {device.hasSubscription && (
              <Button
                renderRoot={(root) => (
                  <Link {...root} to="/dashboard/devices/$deviceId/import" params={{ deviceId }} />
                )}
                variant="default"
                leftSection={<IconFileImport {...ICON} />}
              >
                {t('import.link')}
              </Button>
            )}
          </Permitted>
        </nav>
      </DeviceHeader>
      {isBoat && (
        <div className={styles.panel} data-part="anchor">
          <AnchorPanel device={device} />
        </div>
      )}
      <div className={styles.rest} data-waiting={isWaiting || undefined}>
        {isBoat && (
          <div className={styles.panel} data-part="floatPlan">
            <FloatPlanPanel device={device} />
          </div>
        )}
        <div className={styles.columns}>
          <div>
            {hasPosition(device) && <DeviceMap device={device} />}
            {device.hasSubscription && (
              <div className={styles.panel} data-part="trips">
                <Trips device={device} />
              </div>
            )}
          </div>
          <div>
            <div className={styles.panel}>
              {device.hasSubscription ? (
                <Facts device={device} exitStorage={() => setDialog('storeOff')} />
              ) : (
                <p>{t('overview.list.noSubscription')}</p>
              )}
            </div>
            {(isBoat || (device.hasSubscription && tracking?.onBoard)) && (
              <div className={styles.panel} data-part="onBoard">
                <OnBoardPanel device={device} />
              </div>
            )}
            <div className={styles.panel} data-part="maintenance">
              <DeviceMaintenance device={device} />
            </div>
            {knowsAllMembers && (
              <div className={styles.panel} data-part="people">
                <WhoCanSee device={device} />
              </div>
            )}
            <div className={styles.panel} data-part="diagnostics">
              <Diagnostics deviceId={deviceId} />
            </div>
          </div>
        </div>
        <section className={styles.actions} aria-label={t('device.actions', { name: deviceName })}>
          <Permitted to="commands:send">
            <Button
              variant="default"
              leftSection={<IconMessage2 {...ICON} />}
              onClick={() => setDialog('text')}
            >
              {t('tools.text')}
            </Button>
          </Permitted>
          <Permitted to="relay:switch">
            <Button
              variant="default"
              leftSection={<RELAY_ICONS.cut {...ICON} />}
              onClick={() => setDialog('cut')}
            >
              {t('tools.relayCut')}
            </Button>
            <Button
              variant="default"
              leftSection={<RELAY_ICONS.restore {...ICON} />}
              onClick={() => setDialog('restore')}
            >
              {t('tools.relayRestore')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconParking {...ICON} />}
              onClick={() => setDialog(storage)}
            >
              {t(`device.${storage}`)}
            </Button>
          </Permitted>
        </section>
        <CommandLog deviceId={deviceId} />
      </div>
      {dialog && <CommandDialog name={dialog} device={device} close={() => setDialog(null)} />}
    </>
  )
}

/** Whether a panel of a boat still loads. What is below them is hidden until then. */
function useBoatPanelsPending(deviceId: string, isBoat: boolean): boolean {
  const { client } = useSite()
  const watch = useQuery({ ...anchorWatchQuery(client, deviceId), enabled: isBoat })
  const plan = useQuery({ ...floatPlanQuery(client, deviceId), enabled: isBoat })
  return isBoat && (watch.isPending || plan.isPending)
}

/** The device on a small map that follows it. */
function DeviceMap({ device }: { device: PositionedDevice }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const devices = useMemo(() => [device], [device])
  const select = useCallback(
    (deviceId: string) => void navigate({ to: '/dashboard/live', search: { deviceId } }),
    [navigate],
  )
  return (
    <div className={styles.map}>
      <LazyDevicesMap
        devices={devices}
        followed={device}
        label={t('devicePage.map', { name: device.deviceName })}
        select={select}
        ready
      />
    </div>
  )
}
