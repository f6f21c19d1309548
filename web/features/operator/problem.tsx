import { Button } from '@mantine/core'
import { ApiProblem } from '../../../shared/http/client.ts'
import { mayPass } from '../../api/may-pass.ts'
import { endSession } from '../../session/session.ts'
import { Logo } from '../../ui/logo.tsx'
import screen from '../../ui/screens/full-screen.module.css'
import styles from './console.module.css'

/** What happened and what to do, by the code of a refusal. The console is in English: docs/decisions/081. */
const TEXTS: Record<string, string> = {
  network: 'There is no connection. Check it and try again.',
  unavailable: 'The service is temporarily unavailable. Try again in a few seconds.',
  'not-found': 'Nothing has this ID.',
  'nothing-to-ship': 'Nothing is shipped for this order: it is not paid, or has no units.',
  'owns-another-account':
    'This customer also owns an account that was handed over to them. Hand that over or delete it first.',
  'deletion-under-way': 'This account is already being deleted.',
  'deletion-requested': 'The deletion of this account has already been requested. Nothing was changed.',
  'no-deletion-requested': 'The request has already been withdrawn. Nothing was changed.',
  'visit-not-allowed':
    'The customer doesn’t allow this any longer. They can turn it on again in Settings, Account.',
  'no-two-step': 'Two-step sign-in is already off. Nothing was changed.',
  'nothing-to-extend': 'Only an active order that renews can be extended. Nothing was changed.',
  'period-changed':
    'The next payment is due on another date now, perhaps because somebody else has just granted a month. Nothing was changed.',
  'already-signed-in': 'This customer has signed in by now, so there is no temporary password to send.',
  'no-order-mail': 'There is no email about this order to send again.',
  'payments-not-set-up': 'Stripe does not accept the key of this deployment. Nothing was changed.',
  'payment-unsure': 'Stripe does not answer. See when the next payment is due before you try again.',
  'invoices-not-searched': 'Stripe does not answer, so invoices were not searched. Try again.',
  'not-in-use': 'This tracker was returned, or removed by its owner. Put it back into stock first.',
  'tracker-changed': 'Somebody else has just moved this tracker. Nothing was changed. Reload the page.',
  'tracker-has-owner': 'A customer still has this tracker as a device. They delete the device first.',
  'no-owner': 'Nobody has this tracker as a device any more. Put it back into stock instead.',
  'customer-not-found':
    'No customer has confirmed this email address. Check it, or ask the customer to sign up first.',
  'subscription-required':
    'This customer has no free subscription. Grant one with npm run provision, or ask them to buy one.',
  'device-not-available': 'Somebody has just added this tracker. Reload the page.',
  'invalid-body': 'Something in this form is not valid. Check it and try again.',
  'counted-recently': 'The figures are being counted, or were just now. Try again in a minute.',
  'invalid-query': 'This search is too long.',
  'invalid-cursor': 'The search has changed. Start it again.',
}

/** A sentence for a failed call. */
const problemSentence = (error: Error): string =>
  (error instanceof ApiProblem && TEXTS[error.code]) || 'Something went wrong on our side. Try again later.'

/** A failed call, where its content would be. It can be repeated unless that would fail again. */
export function Problem({ error, tryAgain }: { error: Error; tryAgain?: () => void }) {
  return (
    <div role="alert" className={styles.stack}>
      <p>{problemSentence(error)}</p>
      {tryAgain && mayPass(error) && (
        <Button variant="default" onClick={tryAgain}>
          Try again
        </Button>
      )}
      <p className={screen.code}>{error instanceof ApiProblem ? error.code : error.message}</p>
    </div>
  )
}

/** Why the console stays closed to somebody. */
const CLOSED: Record<string, { title: string; text: string }> = {
  'operators-only': {
    title: 'This console is for operators',
    text: 'Your account is not in the group of operators. Sign in with one that is.',
  },
  'two-step-required': {
    title: 'Set up two-step sign-in first',
    text: 'The console opens only after a sign-in with an authenticator app. Set one up in Settings, Account, then sign in again.',
  },
  'session-over': {
    title: 'Sign in again',
    text: 'The console stays open for eight hours after a sign-in.',
  },
}

const isClosed = (error: Error): boolean => error instanceof ApiProblem && error.code in CLOSED
export const isSignedOut = (error: Error): boolean => error instanceof ApiProblem && error.status === 401

/** Opens the sign-in, which leads back here. */
export async function signInAgain(): Promise<void> {
  await endSession()
  const here = window.location.pathname + window.location.search
  window.location.assign(`/login?to=${encodeURIComponent(here)}`)
}

/** The whole page for somebody who may not use the console. */
export function ClosedConsole({ error }: { error: Error }) {
  const { title, text } = (error instanceof ApiProblem && CLOSED[error.code]) || {
    title: 'Couldn’t open the console',
    text: problemSentence(error),
  }
  return (
    <main className={screen.screen}>
      <Logo size={48} />
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      {isClosed(error) ? (
        <Button onClick={() => void signInAgain()}>Sign in with another account</Button>
      ) : (
        <Button onClick={() => window.location.reload()}>Try again</Button>
      )}
    </main>
  )
}
