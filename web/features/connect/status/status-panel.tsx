import { Button, Skeleton } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { FixFlag, Tracking } from '../../../../shared/devices/tracking.ts'
import { entriesOf } from '../../../../shared/entries-of.ts'
import { coordinatesText } from '../../../../shared/geo/place-text.ts'
import { INACCURATE_ABOVE_M } from '../../../../shared/tracking/judging/invalid-fix.ts'
import { inNamespace } from '../../../../shared/tracking/topics.ts'
import { useSite } from '../../../api/site.tsx'
import type { MessageCounts } from '../../../devices/fresh-credentials.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { UNKNOWN } from '../../../ui/format.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { DIALECT_SETUPS } from '../settings/dialect-setups.ts'
import { ConnectionState } from './connection-state.tsx'
import type { SetupStatus } from './setup-status.ts'
import statusIconStyles from './status-icon.module.css'
import styles from './status-panel.module.css'
import { UnreadableMessage } from './unreadable-message.tsx'
import { useSetupStatus } from './use-setup-status.ts'

/** The progress of the setup: waiting, a problem and its fix, or the first position. */
export function StatusPanel({ device, before }: { device: DeviceView; before: MessageCounts }) {
  const { t } = useTranslation()
  const { diagnostics, status, mismatched, error } = useSetupStatus(device, before)
  const hasPosition = status !== undefined && 'tracking' in status
  return (
    <section className={styles.panel} aria-label={t('connect.status.label')}>
      {diagnostics && status && (
        <>
          <div className={styles.head} role="status">
            <StatusIcon kind={status.kind} />
            <h2>{titleOf(status)}</h2>
          </div>
          <StatusDetails
            status={status}
            device={device}
            isConnected={diagnostics.connection.state === 'connected'}
          />
          <ConnectionState {...diagnostics} />
        </>
      )}
      {!status && !error && <Skeleton height={180} radius={12} />}
      {mismatched && (
        <p className={styles.aside}>{t('connect.status.mismatched', { name: device.deviceName })}</p>
      )}
      {error && <ProblemNote error={error} title={t('connect.status.failed')} context="devices" />}
      {!hasPosition && <p className={styles.polling}>{t('connect.status.polling')}</p>}
    </section>
  )

  function titleOf(shown: SetupStatus): string {
    if (shown.kind === 'waiting' && shown.overdue) return t('connect.status.overdue')
    return t(`connect.status.${shown.kind}`, { name: device.deviceName })
  }
}

type DetailsProps = { status: SetupStatus; device: DeviceView; isConnected: boolean }

function StatusDetails({ status, device, isConnected }: DetailsProps) {
  const { t } = useTranslation()
  switch (status.kind) {
    case 'waiting':
      return <Waiting device={device} overdue={status.overdue} isConnected={isConnected} />
    case 'unreadable':
      return <UnreadableMessage message={status.message} />
    case 'held':
      return status.flags.length > 0 ? (
        <FlagTexts flags={status.flags} />
      ) : (
        <p>{t('connect.status.heldOther')}</p>
      )
    case 'silent':
      return (
        <FirstPosition device={device} tracking={status.tracking}>
          <p>{t('connect.status.silentText')}</p>
        </FirstPosition>
      )
    case 'ready':
      return (
        <FirstPosition device={device} tracking={status.tracking}>
          <p>{t('connect.status.readyText')}</p>
          <FlagTexts flags={status.flags} />
        </FirstPosition>
      )
  }
}

/** Why a fix is held or corrected, and what to do about it. */
function FlagTexts({ flags }: { flags: readonly FixFlag[] }) {
  const { t } = useTranslation()
  const accuracy = useUnits().lengthText(INACCURATE_ABOVE_M)
  return flags.map((flag) => <p key={flag}>{t(`connect.status.flags.${flag}`, { accuracy })}</p>)
}

type Props = { device: DeviceView; tracking: Tracking; children: ReactNode }

/** The position and its time below the given texts, with a link to the map. */
function FirstPosition({ device, tracking: { latitude, longitude, GPSTime }, children }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {children}
      <dl className={styles.facts}>
        <div>
          <dt>{t('connect.status.position')}</dt>
          <dd className="numbers">{coordinatesText({ lat: latitude, lng: longitude })}</dd>
        </div>
        <div>
          <dt>{t('connect.status.fixTime')}</dt>
          <dd>{GPSTime ? <AgeText at={GPSTime} /> : UNKNOWN}</dd>
        </div>
      </dl>
      <Button
        className={styles.show}
        renderRoot={(props) => (
          <Link to="/dashboard/live" search={{ deviceId: device.deviceId }} {...props} />
        )}
        leftSection={<IconMap2 size={18} />}
      >
        {t('connect.status.show')}
      </Button>
    </>
  )
}

const SHAPES: Record<SetupStatus['kind'], React.ReactNode> = {
  waiting: (
    <>
      <circle cx="36" cy="36" r="10" className={statusIconStyles.wave} />
      <circle cx="36" cy="36" r="10" className={statusIconStyles.wave} />
      <circle cx="36" cy="36" r="5" className={statusIconStyles.dot} />
    </>
  ),
  unreadable: <path d="M36 22v18M36 48.5v.5" className={statusIconStyles.line} />,
  held: (
    <>
      <circle cx="36" cy="36" r="14" strokeDasharray="5 9.66" className={statusIconStyles.line} />
      <circle cx="36" cy="36" r="4" className={statusIconStyles.dot} />
    </>
  ),
  silent: <path d="M25 25l22 22M36 22a14 14 0 1 1 0 28a14 14 0 1 1 0-28" className={statusIconStyles.line} />,
  ready: <path d="M24 37.5l8.5 8.5L49 28" pathLength="1" className={statusIconStyles.check} />,
}

/** Animated waves while waiting. The check mark draws itself once. */
function StatusIcon({ kind }: Pick<SetupStatus, 'kind'>) {
  return (
    <svg viewBox="0 0 72 72" className={statusIconStyles.sign} data-kind={kind} aria-hidden="true">
      <circle cx="36" cy="36" r="34" className={statusIconStyles.disc} />
      {SHAPES[kind]}
    </svg>
  )
}

type WaitingProps = { device: DeviceView; overdue: boolean; isConnected: boolean }

/** No message yet: what to do, and once overdue, what to check. */
function Waiting({ device: { deviceId }, overdue, isConnected }: WaitingProps) {
  const { t } = useTranslation()
  const { topicNamespace } = useSite().config
  if (!overdue) return <p>{t('connect.status.waitingText')}</p>
  return (
    <>
      <p>{t(isConnected ? 'connect.status.nothingSent' : 'connect.status.overdueText')}</p>
      <ul className={styles.checks}>
        {!isConnected && <ConnectionChecks deviceId={deviceId} />}
        <li>
          {t('connect.status.checks.topic')}
          <ul>
            {entriesOf(DIALECT_SETUPS).map(
              ([dialect, { topic }]) =>
                topic !== null && (
                  <li key={dialect}>
                    {t('connect.status.checks.topicFor', {
                      dialect: t(`connect.dialects.${dialect}.name`),
                      topic: inNamespace(topicNamespace, topic(deviceId)),
                    })}
                  </li>
                ),
            )}
          </ul>
        </li>
        <li>{t('connect.status.checks.qos')}</li>
      </ul>
    </>
  )
}

function ConnectionChecks({ deviceId }: { deviceId: string }) {
  const { t } = useTranslation()
  const { host, port, tls } = useSite().config.mqtt
  return (
    <>
      <li>
        {t('connect.status.checks.host', {
          host,
          port,
          tls: tls ? t('connect.facts.on') : t('connect.facts.off'),
        })}
      </li>
      <li>{t('connect.status.checks.identity', { id: deviceId })}</li>
      <li>{t('connect.status.checks.password')}</li>
      <li>{t('connect.status.checks.network')}</li>
    </>
  )
}
