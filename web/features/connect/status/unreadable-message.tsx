import { useTranslation } from 'react-i18next'
import type { UnreadableReason } from '../../../../shared/trackers/dialects.ts'
import { AgeText } from '../../../ui/times/age.tsx'
import type { Unreadable } from './setup-status.ts'
import styles from './status-panel.module.css'

/** What is wrong with a message and how to fix it, followed by the message. */
export function UnreadableMessage({
  message: { at, topic, reason, element, body },
}: {
  message: Unreadable
}) {
  const { t, i18n } = useTranslation()
  const isKnown = (code: string): code is UnreadableReason => i18n.exists(`connect.reasons.${code}`)
  return (
    <>
      <p>
        {element !== null && t('connect.status.element', { number: element + 1 })}
        {t(isKnown(reason) ? `connect.reasons.${reason}` : 'connect.reasonOther')}
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
