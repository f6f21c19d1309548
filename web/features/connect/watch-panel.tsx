import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DeviceView } from '../../../shared/devices/device.ts'
import { ProblemNote } from '../../ui/problem-note.tsx'
import type { Connection, Heard } from './connection.ts'
import { FirstPosition } from './first-position.tsx'
import { FlagTexts } from './flag-texts.tsx'
import { UnreadableMessage } from './unreadable-message.tsx'
import { useConnection } from './use-connection.ts'
import { Waiting } from './waiting.tsx'
import styles from './watch-panel.module.css'
import { WatchSign } from './watch-sign.tsx'

/** What has come from the tracker so far: nothing, trouble and how to mend it, or its first position. */
export function WatchPanel({ device, before }: { device: DeviceView; before: Heard }) {
  const { t } = useTranslation()
  const { connection, mismatched, error } = useConnection(device, before)
  const placed = connection !== undefined && 'tracking' in connection
  return (
    <section className={styles.panel} aria-label={t('connect.watch.label')}>
      {connection && (
        <>
          <div className={styles.head} role="status">
            <WatchSign kind={connection.kind} />
            <h2>{titleOf(connection)}</h2>
          </div>
          <Found connection={connection} device={device} />
        </>
      )}
      {!connection && !error && <Skeleton height={180} radius={12} />}
      {mismatched && (
        <p className={styles.aside}>{t('connect.watch.mismatched', { name: device.deviceName })}</p>
      )}
      {error && <ProblemNote error={error} title={t('connect.watch.failed')} />}
      {!placed && <p className={styles.looking}>{t('connect.watch.looking')}</p>}
    </section>
  )

  function titleOf(found: Connection): string {
    if (found.kind === 'waiting' && found.overdue) return t('connect.watch.overdue')
    return t(`connect.watch.${found.kind}`, { name: device.deviceName })
  }
}

function Found({ connection, device }: { connection: Connection; device: DeviceView }) {
  const { t } = useTranslation()
  if (connection.kind === 'waiting') return <Waiting device={device} overdue={connection.overdue} />
  if (connection.kind === 'unreadable') return <UnreadableMessage message={connection.message} />
  if (connection.kind === 'held')
    return connection.flags.length > 0 ? (
      <FlagTexts flags={connection.flags} />
    ) : (
      <p>{t('connect.watch.heldOther')}</p>
    )
  return (
    <FirstPosition device={device} tracking={connection.tracking}>
      <p>{connection.kind === 'silent' ? t('connect.watch.silentText') : t('connect.watch.connectedText')}</p>
      {connection.kind === 'connected' && <FlagTexts flags={connection.flags} />}
    </FirstPosition>
  )
}
