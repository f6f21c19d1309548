import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import styles from './controls.module.css'

type SubmitProps = { pending: boolean; pendingText: string; disabled?: boolean; children: ReactNode }

/** Submits the form of a step, and says what it does meanwhile. */
export function SubmitButton({ pending, pendingText, disabled = false, children }: SubmitProps) {
  return (
    <button type="submit" className={styles.button} disabled={pending || disabled} aria-busy={pending}>
      {pending && <Loader />}
      {pending ? pendingText : children}
    </button>
  )
}

type ButtonProps = Pick<ComponentPropsWithoutRef<'button'>, 'onClick' | 'disabled' | 'children'>

export const SecondButton = (props: ButtonProps) => (
  <button type="button" className={`${styles.button} ${styles.second}`} {...props} />
)

export const LinkButton = (props: ButtonProps) => <button type="button" className={styles.link} {...props} />

export const Loader = () => <span className={styles.loader} aria-hidden="true" />
