import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../../shared/devices/device.ts'
import type { MessageCounts } from '../../../devices/fresh-credentials.ts'
import { ProblemNote } from '../../../ui/feedback/problem-note.tsx'
import { ConnectionState } from './connection-state.tsx'
import { FirstPosition } from './first-position.tsx'
import { FlagTexts } from './flag-texts.tsx'
import type { SetupStatus } from './setup-status.ts'
import { StatusIcon } from './status-icon.tsx'
import styles from './status-panel.module.css'
import { UnreadableMessage } from './unreadable-message.tsx'
import { useSetupStatus } from './use-setup-status.ts'
import { Waiting } from './waiting.tsx'

/** What has come from the tracker so far: nothing, trouble and how to mend it, or its first position. */
export function StatusPanel({ device, before }: { device: DeviceView; before: MessageCounts }) {
  const { t } = useTranslation()
  const { diagnostics, finding, mismatched, error } = useSetupStatus(device, before)
  const placed = finding !== undefined && 'tracking' in finding
  return (
    <section className={styles.panel} aria-label={t('connect.watch.label')}>
      {diagnostics && finding && (
        <>
          <div className={styles.head} role="status">
            <StatusIcon kind={finding.kind} />
            <h2>{titleOf(finding)}</h2>
          </div>
          <Found
            finding={finding}
            device={device}
            isConnected={diagnostics.connection.state === 'connected'}
          />
          <ConnectionState {...diagnostics} />
        </>
      )}
      {!finding && !error && <Skeleton height={180} radius={12} />}
      {mismatched && (
        <p className={styles.aside}>{t('connect.watch.mismatched', { name: device.deviceName })}</p>
      )}
      {error && <ProblemNote error={error} title={t('connect.watch.failed')} />}
      {!placed && <p className={styles.looking}>{t('connect.watch.looking')}</p>}
    </section>
  )

  function titleOf(found: SetupStatus): string {
    if (found.kind === 'waiting' && found.overdue) return t('connect.watch.overdue')
    return t(`connect.watch.${found.kind}`, { name: device.deviceName })
  }
}

type FoundProps = { finding: SetupStatus; device: DeviceView; isConnected: boolean }

function Found({ finding, device, isConnected }: FoundProps) {
  const { t } = useTranslation()
  if (finding.kind === 'waiting')
    return <Waiting device={device} overdue={finding.overdue} isConnected={isConnected} />
  if (finding.kind === 'unreadable') return <UnreadableMessage message={finding.message} />
  if (finding.kind === 'held')
    return finding.flags.length > 0 ? (
      <FlagTexts flags={finding.flags} />
    ) : (
      <p>{t('connect.watch.heldOther')}</p>
    )
  return (
    <FirstPosition device={device} tracking={finding.tracking}>
      <p>{finding.kind === 'silent' ? t('connect.watch.silentText') : t('connect.watch.heardText')}</p>
      {finding.kind === 'heard' && <FlagTexts flags={finding.flags} />}
    </FirstPosition>
  )
}
