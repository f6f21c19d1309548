import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { FixFlag } from '../../../../shared/devices/tracking.ts'
import { INACCURATE_ABOVE_M } from '../../../../shared/tracking/judging/invalid-fix.ts'
import type { MessageCounts } from '../../../devices/fresh-credentials.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { useUnits } from '../../../ui/units/use-units.tsx'
import { ConnectionState } from './connection-state.tsx'
import { FirstPosition } from './first-position.tsx'
import type { SetupStatus } from './setup-status.ts'
import { StatusIcon } from './status-icon.tsx'
import styles from './status-panel.module.css'
import { UnreadableMessage } from './unreadable-message.tsx'
import { useSetupStatus } from './use-setup-status.ts'
import { Waiting } from './waiting.tsx'

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
