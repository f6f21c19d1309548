import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { beginSession } from '../../../session/begin-session.ts'
import { Loader } from '../parts/controls.tsx'
import { Failure } from '../parts/failure.tsx'
import styles from './steps.module.css'

/** What has happened on this page. A visitor who has a session needs no other. */
export type Entry = { hasSignedIn: boolean; isNew: boolean }

type Props = { entry: RefObject<Entry>; to: string }

/** Starts the session after a sign-in, and opens the page that the user came for. */
export function Enter({ entry, to }: Props) {
  const { t } = useTranslation()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const enter = async () => {
      const { hasSignedIn, isNew } = entry.current
      if (hasSignedIn || isNew) beginSession()
      if (isNew) await (await import('../begin-account.ts')).beginAccount()
      window.location.replace(to)
    }
    enter().catch((error: unknown) => {
      console.error('Could not enter after signing in:', error)
      setFailed(true)
    })
  }, [entry, to])
  return failed ? <Failure text={t('signIn.notEntered')} /> : <Entering />
}

export function Entering() {
  const { t } = useTranslation()
  return (
    <div className={styles.entering} role="status">
      <Loader />
      <p>{t('signIn.entering')}</p>
    </div>
  )
}
