import type { TFunction } from 'i18next'

/** Attributes of a field that the Authenticator passes on to its component. */
type Field = {
  label: string
  placeholder: string
  type?: string
  autocomplete?: string
  isRequired: boolean
  order: number
  descriptiveText?: string
  inputMode?: 'numeric'
  pattern?: string
  showPasswordButtonLabel?: string
  passwordIsShownLabel?: string
  passwordIsHiddenLabel?: string
}

/** The name that an authenticator app shows above its codes. */
type QrCode = { totpIssuer: string }

const CODE_PATTERN = '\\s*[0-9]{6}\\s*'

/** By step and by field, with the names that the Authenticator gives them. */
type FormFields = Record<string, Record<string, Field | QrCode>>

/** The Authenticator takes the fields once, and reads those of a step when it draws the step: in the language of then. */
export function liveFormFields(t: TFunction): FormFields {
  const steps: FormFields = {}
  for (const step of Object.keys(formFields(t)))
    Object.defineProperty(steps, step, { enumerable: true, get: () => formFields(t)[step] })
  return steps
}

function formFields(t: TFunction): FormFields {
  const field = (label: string, order: number): Field => ({ label, placeholder: '', isRequired: true, order })
  const email = { ...field(t('signIn.email'), 1), type: 'email', autocomplete: 'username' }
  const code = {
    ...field(t('signIn.code'), 1),
    autocomplete: 'one-time-code',
    inputMode: 'numeric' as const,
    pattern: CODE_PATTERN,
  }
  const password = (label: string, order: number, autocomplete = 'new-password') => ({
    ...field(label, order),
    type: 'password',
    autocomplete,
    showPasswordButtonLabel: t('signIn.showPassword'),
    passwordIsShownLabel: t('signIn.passwordShown'),
    passwordIsHiddenLabel: t('signIn.passwordHidden'),
  })
  const ownPassword = (label: string) => ({
    password: { ...password(label, 2), descriptiveText: t('signIn.passwordRule') },
    confirm_password: password(t('signIn.confirmPassword'), 3),
  })
  return {
    signIn: { username: email, password: password(t('signIn.password'), 2, 'current-password') },
    signUp: { email, ...ownPassword(t('signIn.password')) },
    confirmSignUp: { confirmation_code: code },
    confirmSignIn: { confirmation_code: code },
    setupTotp: { QR: { totpIssuer: t('product') }, confirmation_code: code },
    forceNewPassword: ownPassword(t('signIn.newPassword')),
    forgotPassword: { username: email },
    confirmResetPassword: { confirmation_code: code, ...ownPassword(t('signIn.newPassword')) },
  }
}
