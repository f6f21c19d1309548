import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SecurityForm } from '../security-form.tsx'
import { useSignOutEverywhere } from './use-sign-out-everywhere.ts'

type Props = {
  close: () => void
  closeLabel?: string
  /** Why one would. */
  children: ReactNode
}

/** Says what a sign-out everywhere does and what it cannot do, and does it. */
export function SignOutForm({ close, closeLabel, children }: Props) {
  const { t } = useTranslation()
  const signOut = useSignOutEverywhere()
  const text = useRef<HTMLParagraphElement>(null)
  // read out where it replaces another step, whose focused button is gone
  useEffect(() => text.current?.focus(), [])
  return (
    <SecurityForm action={t('settings.sessions.open')} run={signOut} close={close} closeLabel={closeLabel}>
      <p ref={text} tabIndex={-1} data-autofocus>
        {children}
      </p>
      <p>{t('settings.sessions.effect')}</p>
    </SecurityForm>
  )
}
