import { useTranslation } from 'react-i18next'
import { END_REASONS } from '../../../../shared/devices/connection.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import type { Diagnostics } from './setup-status.ts'
import styles from './status-panel.module.css'

/** Whether the tracker is connected and since when, or why its connection ended. */
export function ConnectionState({
  connection: { state, since, endReason },
  lastWillAt,
}: Pick<Diagnostics, 'connection' | 'lastWillAt'>) {
  const { t } = useTranslation()
  const known = END_REASONS.find((one) => one === endReason)
  return (
    <dl className={`${styles.facts} ${styles.connection}`}>
      <div>
        <dt>{t('connect.connection.label')}</dt>
        <dd>
          {state === 'disconnected' && since === null
            ? t('connect.connection.none')
            : t(`connect.connection.${state}`)}{' '}
          {since !== null && <AgeText at={since} />}
          {endReason !== null && (
            <p>
              {known
                ? t(`connect.connection.ends.${known}`)
                : t('connect.connection.endOther', { reason: endReason })}
            </p>
          )}
        </dd>
      </div>
      {lastWillAt !== null && (
        <div>
          <dt>{t('connect.connection.lastWill')}</dt>
          <dd>
            <AgeText at={lastWillAt} />
            <p>{t('connect.connection.lastWillText')}</p>
          </dd>
        </div>
      )}
    </dl>
  )
}
