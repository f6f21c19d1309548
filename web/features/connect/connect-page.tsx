import { Button, Skeleton, Tabs } from '@mantine/core'
import { IconKey, IconWifiOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { entriesOf } from '../../../shared/entries-of.ts'
import { DIALECTS, type Dialect } from '../../../shared/trackers/dialects.ts'
import { useSite } from '../../api/site.tsx'
import { DeviceHeader } from '../../devices/device-header.tsx'
import { DevicePageLayout } from '../../devices/device-page-layout.tsx'
import { type Credentials, freshCredentials, useCreateCredentials } from '../../devices/fresh-credentials.ts'
import { hasConnected } from '../../devices/has-connected.ts'
import { TextBlock } from '../../ui/facts.tsx'
import { ProblemNote } from '../../ui/feedback/problem-note.tsx'
import styles from './connect-page.module.css'
import { DIALECT_SETUPS } from './settings/dialect-setups.ts'
import { isLoopbackHost } from './settings/loopback-host.ts'
import settingsStyles from './settings/settings.module.css'
import { NO_MESSAGES } from './status/setup-status.ts'
import { StatusPanel } from './status/status-panel.tsx'
import { diagnosticsQuery } from './status/use-setup-status.ts'

const route = getRouteApi('/dashboard/devices/$deviceId/connect')

/** Guides from the tracker's settings to its first position. */
export function ConnectPage() {
  const { deviceId } = route.useParams()
  return (
    <DevicePageLayout deviceId={deviceId} wide>
      {(device) => <ConnectDevice device={device} key={deviceId} />}
    </DevicePageLayout>
  )
}

function ConnectDevice({ device }: { device: DeviceView }) {
  const { t } = useTranslation()
  const { deviceId } = device
  const { client } = useSite()
  const { data: fresh } = useQuery(freshCredentials(deviceId))
  // fetched by the status panel
  const contact = useQuery({ ...diagnosticsQuery(client, deviceId), enabled: false })
  return (
    <>
      <DeviceHeader device={device} title={t('connect.title', { name: device.deviceName })} />
      {!device.hasSubscription && <p className={styles.note}>{t('connect.noSubscription')}</p>}
      <div className={styles.columns}>
        <StatusPanel
          device={device}
          before={fresh?.before ?? NO_MESSAGES}
          // New credentials restart the wait.
          key={fresh?.credentials.password}
        />
        {fresh && <DialectSettings credentials={fresh.credentials} />}
        {!fresh && contact.isPending && <Skeleton height={180} radius={12} />}
        {!fresh && !contact.isPending && (
          <NewCredentials
            deviceId={deviceId}
            hasConnected={contact.data === undefined || hasConnected(contact.data)}
          />
        )}
      </div>
    </>
  )
}

const SETUPS = entriesOf(DIALECT_SETUPS)

/** The settings to enter in the tracker, with a tab for each dialect. */
function DialectSettings({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation()
  return (
    <section className={settingsStyles.panel} aria-labelledby="connect-settings">
      <h2 id="connect-settings">{t('connect.settings')}</h2>
      <p className={settingsStyles.dim}>{t('connect.once')}</p>
      {isLoopbackHost(credentials.host) && <LocalOnlyNote host={credentials.host} />}
      <Tabs defaultValue={SETUPS[0]?.[0]} keepMounted={false} unstyled>
        <Tabs.List className={settingsStyles.dialects}>
          {SETUPS.map(([dialect, { Icon }]) => (
            <Tabs.Tab
              key={dialect}
              value={dialect}
              className={settingsStyles.dialect}
              leftSection={<Icon size={22} stroke={1.7} aria-hidden="true" />}
            >
              <strong>{t(`connect.dialects.${dialect}.name`)}</strong>
              <small>{t(`connect.dialects.${dialect}.about`)}</small>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SETUPS.map(([dialect, { Settings, commands }]) => (
          <Tabs.Panel key={dialect} value={dialect} className={settingsStyles.body}>
            <Settings credentials={credentials} />
            <AcceptedCommands dialect={commands} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  )
}

/** The text commands that a tracker of the dialect accepts. */
function AcceptedCommands({ dialect }: { dialect: Dialect | null }) {
  const { t } = useTranslation()
  const accepts = (dialect && DIALECTS[dialect].commands?.accepts) ?? 'none'
  return (
    <>
      <h3>{t('connect.commands.title')}</h3>
      {typeof accepts === 'string' ? (
        <p>{t(`connect.commands.${accepts}`)}</p>
      ) : (
        <>
          <p>{t('connect.commands.some')}</p>
          <ul className={settingsStyles.commands}>
            {accepts.map((text) => (
              <li key={text}>
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const START_COMMAND = 'npm start -- --host 192.168.1.20'

/** Warns that a phone cannot connect to a broker on the loopback address. */
function LocalOnlyNote({ host }: { host: string }) {
  const { t } = useTranslation()
  return (
    <div className={settingsStyles.warning}>
      <IconWifiOff size={18} aria-hidden="true" />
      <div>
        <strong>{t('connect.localOnly.title', { host })}</strong>
        <p>{t('connect.localOnly.text')}</p>
        <TextBlock text={START_COMMAND} label={t('connect.localOnly.command')} />
        <p>{t('connect.localOnly.after')}</p>
      </div>
    </div>
  )
}

type Props = { deviceId: string; hasConnected: boolean }

/** Creates credentials when no password is shown: the first that are used, or new ones. */
function NewCredentials({ deviceId, hasConnected }: Props) {
  const { t } = useTranslation()
  const create = useCreateCredentials()
  const texts = hasConnected ? 'newCredentials' : 'firstCredentials'
  return (
    <section className={settingsStyles.panel} aria-labelledby="connect-new-credentials">
      <h2 id="connect-new-credentials">{t(`connect.${texts}.title`)}</h2>
      <p>{t(`connect.${texts}.text`)}</p>
      {hasConnected ? (
        <p>{t('connect.newCredentials.consequence')}</p>
      ) : (
        <p className={settingsStyles.dim}>{t('connect.firstCredentials.note')}</p>
      )}
      {create.error && <ProblemNote error={create.error} context="devices" />}
      <Button
        className={settingsStyles.alone}
        leftSection={<IconKey size={18} />}
        onClick={() => create.mutate(deviceId)}
        loading={create.isPending}
      >
        {t(`connect.${texts}.create`)}
      </Button>
    </section>
  )
}
