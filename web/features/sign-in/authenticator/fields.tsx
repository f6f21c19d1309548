import { useAuthenticator } from '@aws-amplify/ui-react-core'
import { type ComponentPropsWithoutRef, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PASSWORD_POLICY } from '../../../../shared/account/password.ts'
import type { signInTexts } from '../../../i18n/en/sign-in.ts'
import styles from './fields.module.css'
import { useKeptEmail } from './kept-email.ts'

const CODE_PATTERN = '\\s*[0-9]{6}\\s*'
const EYE =
  'M2.5 12S6 5.5 12 5.5S21.5 12 21.5 12S18 18.5 12 18.5S2.5 12 2.5 12M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6'
const CROSSED_OUT = 'M4 4L20 20'

/** Keeps the address that was typed in an earlier step. */
export function EmailField({ name }: { name: 'username' | 'email' }) {
  const { t } = useTranslation()
  const email = useKeptEmail()
  return (
    <Field
      name={name}
      label={t('signIn.email')}
      type="email"
      autoComplete="username"
      defaultValue={email.current}
      onInput={({ currentTarget }) => {
        email.current = currentTarget.value
      }}
    />
  )
}

export function CodeField() {
  const { t } = useTranslation()
  return (
    <Field
      name="confirmation_code"
      label={t('signIn.code')}
      inputMode="numeric"
      pattern={CODE_PATTERN}
      autoComplete="one-time-code"
    />
  )
}

export function PasswordField({ label }: { label: string }) {
  return <SecretField name="password" label={label} autoComplete="current-password" />
}

/** A new password, which is typed twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation()
  const rule = t('signIn.passwordRule')
  return (
    <>
      <SecretField name="password" label={label} autoComplete="new-password" description={rule} />
      <SecretField name="confirm_password" label={t('signIn.confirmPassword')} autoComplete="new-password" />
    </>
  )
}

type FieldProps = {
  name: string
  label: string
  description?: string
  /** Beside the field. */
  children?: ReactNode
} & Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'pattern' | 'defaultValue' | 'onInput'
>

function SecretField(props: FieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Field {...props} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.show}
        role="switch"
        aria-checked={shown}
        aria-label={t('signIn.showPassword')}
        onClick={() => setShown(!shown)}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d={shown ? EYE + CROSSED_OUT : EYE} />
        </svg>
      </button>
      <span className={styles.unseen} aria-live="polite">
        {shown ? t('signIn.passwordShown') : t('signIn.passwordHidden')}
      </span>
    </Field>
  )
}

function Field({ name, label, description, children, ...input }: FieldProps) {
  const id = useId()
  const faults = useFaults(name)
  const described = [description && `${id}-text`, faults.length > 0 && `${id}-faults`].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <span id={`${id}-text`} className={styles.description}>
          {description}
        </span>
      )}
      <div className={styles.group}>
        <input
          {...input}
          id={id}
          name={name}
          required
          autoCapitalize="off"
          aria-invalid={faults.length > 0}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        />
        {children}
      </div>
      {faults.length > 0 && (
        <div id={`${id}-faults`} className={styles.faults}>
          {faults.map((fault) => (
            <p key={fault} role="alert">
              {fault}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

type Fault = keyof typeof signInTexts.signIn.passwordFaults

/** The Authenticator's messages about a new password. */
const FAULTS: Readonly<Record<string, Fault>> = {
  [`Password must have at least ${PASSWORD_POLICY.minLength} characters`]: 'length',
  'Password must have lower case letters': 'lowercase',
  'Password must have upper case letters': 'uppercase',
  'Password must have numbers': 'digit',
  'Your passwords must match': 'mismatch',
}

/** What is wrong with a field's value, in the language of the page. */
function useFaults(name: string): string[] {
  const { t } = useTranslation()
  const { validationErrors } = useAuthenticator((state) => [state.validationErrors])
  return [validationErrors?.[name] ?? []].flat().map((message) => {
    const fault = FAULTS[message]
    return fault === undefined ? message : t(`signIn.passwordFaults.${fault}`)
  })
}
