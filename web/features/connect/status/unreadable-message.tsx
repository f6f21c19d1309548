import { useTranslation } from 'react-i18next'
import { UNREADABLE_REASONS } from '../../../../shared/trackers/decoded.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import type { Unreadable } from './setup-status.ts'
import styles from './status-panel.module.css'

/** What is wrong with a message and how to fix it, followed by the message. */
export function UnreadableMessage({
  message: { at, topic, reason, element, body },
}: {
  message: Unreadable
}) {
  const { t } = useTranslation()
  const known = UNREADABLE_REASONS.find((one) => one === reason)
  return (
    <>
      <p>
        {element !== null && t('connect.status.element', { number: element + 1 })}
        {t(known ? `connect.reasons.${known}` : 'connect.reasonOther')}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('connect.status.at')}</dt>
          <dd>
            <AgeText at={at} />
          </dd>
        </div>
        <div>
          <dt>{t('connect.status.topic')}</dt>
          <dd>{topic}</dd>
        </div>
      </dl>
      <span className={styles.label}>{t('connect.status.body')}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre className={styles.message} tabIndex={0}>
        {body === '' ? t('connect.status.emptyBody') : body}
      </pre>
      <small>{t('connect.status.code', { code: reason })}</small>
    </>
  )
}
