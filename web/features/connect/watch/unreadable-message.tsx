import { useTranslation } from 'react-i18next'
import type { UnreadableReason } from '../../../../shared/trackers/dialects.ts'
import { AgeText } from '../../../ui/times/age-text.tsx'
import type { Unreadable } from './finding.ts'
import styles from './watch-panel.module.css'

/** What is wrong with a message and what to change, above the message itself. */
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
        {element !== null && t('connect.watch.element', { number: element + 1 })}
        {t(isKnown(reason) ? `connect.reasons.${reason}` : 'connect.reasonOther')}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('connect.watch.at')}</dt>
          <dd>
            <AgeText at={at} />
          </dd>
        </div>
        <div>
          <dt>{t('connect.watch.topic')}</dt>
          <dd>{topic}</dd>
        </div>
      </dl>
      <span className={styles.label}>{t('connect.watch.body')}</span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <pre className={styles.message} tabIndex={0}>
        {body === '' ? t('connect.watch.emptyBody') : body}
      </pre>
      <small>{t('connect.watch.code', { code: reason })}</small>
    </>
  )
}
