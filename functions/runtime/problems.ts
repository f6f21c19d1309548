import type * as z from 'zod'
import {
  CERTIFIED_DEVICES_MAX,
  GEOFENCES_MAX,
  RULES_MAX,
  SCHEDULES_MAX,
} from '../../shared/account/limits.ts'
import type { ProblemCode } from '../../shared/api.ts'
import { RECENT_SIGN_IN_MINUTES } from '../../shared/commands/recent-sign-in.ts'
import { GENERAL_REFUSALS, type GeneralCode, type Problem } from '../../shared/http/problem.ts'
import { API_KEYS_MAX, MEMBERS_MAX } from '../../shared/members/limits.ts'
import type { ConsoleRefusal } from '../../shared/operator/access.ts'
import type { ConsoleCode } from '../../shared/operator/console.ts'
import { RETURN_WITHIN_DAYS } from '../../shared/watching/float-plan/limits.ts'
import { REQUEST_BODY_MAX_BYTES } from './limits.ts'

const BYTES_PER_MB = 1_000_000

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  402: 'Subscription required',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  429: 'Too many requests',
  500: 'Server error',
  503: 'Unavailable',
}

/** Messages for programs: what happened and what to do, where an action gives no more precise one. */
const MESSAGES: { readonly [code: string]: string } = {
  'invalid-body': 'Please check your input and try again.',
  'invalid-query': 'Please check your input and try again.',
  'body-too-large': `The request is larger than ${REQUEST_BODY_MAX_BYTES / BYTES_PER_MB} MB. Send less at once.`,
  'answer-too-large':
    'The response is larger than 6 MB. Request a shorter range, accept gzip, or request columns (Accept: application/vnd.vectra.trail+json).',
  'unsupported-media-type': 'Send the body as application/json.',
  unauthenticated: 'Send a valid access token or API key: Authorization: Bearer …',
  'not-found': 'The requested resource was not found.',
  'wrong-key': 'The key or the address is wrong. Create new credentials, or copy the address again.',
  'subscription-required': 'Subscription required',
  'device-not-available':
    'This device ID cannot be added. Check it, or contact support if the tracker is yours.',
  'too-many-claims': 'Too many failed attempts to add a device. Try again later.',
  'too-many-commands': 'Too many commands. Try again later. A restore is always accepted.',
  'too-many-requests': 'Too many requests. Try again in a moment.',
  'expires-in-the-past': 'The expiry time has already passed. Choose a later time.',
  'return-in-the-past': 'The planned return has already passed. Choose a later time.',
  'return-too-late': `A float plan ends within ${RETURN_WITHIN_DAYS} days. Choose an earlier return.`,
  arrived: 'This link ended when the device arrived.',
  'invalid-boundary': 'The boundary of the geofence is invalid. See errors for the field and its problem.',
  'invalid-cursor': 'The cursor is not one of this list. Request the first page again.',
  'no-recipient': 'The geofence has no recipient for this method. Add one first.',
  'too-many-geofences': `An account can have ${GEOFENCES_MAX} geofences. Delete one first.`,
  'invalid-rule': 'The rule can never be true, or is incomplete. See errors for the field and its problem.',
  'webhook-required': 'A schedule that calls a webhook needs its address.',
  'phone-required': 'A schedule that sends texts needs a phone number, or a confirmed one of the account.',
  'too-many-schedules': `An account can have ${SCHEDULES_MAX} report schedules. Delete one first.`,
  'rule-exists': 'A rule with this id exists. Use another id.',
  'too-many-rules': `An account can have ${RULES_MAX} rules. Delete one first.`,
  'webhook-not-public':
    'Webhooks can only call public HTTPS addresses by name, on port 443 and without credentials.',
  'subscription-not-active': 'Only an active subscription can be assigned.',
  'device-has-subscription': 'This device already has a subscription. Unassign that one first.',
  'transfer-limit-reached':
    'This subscription has already been moved this month. You cannot make any more changes until next month.',
  'card-declined': 'Your card was declined.',
  'payment-method-not-found': 'This card is not one of this account. Add it again.',
  'order-expired': 'This order was not paid in time. Start a new one. Your card was not charged.',
  'purchase-changed': 'An order with this purchaseId exists, for something else. Use another purchaseId.',
  'payments-not-set-up': 'Payment system not ready. Please refresh and try again.',
  'challenge-required': 'Order on the site, where the browser can show that a person orders.',
  'payment-unsure':
    'Your payment is being confirmed. Do not pay again: send the same purchaseId, or look at your subscriptions in a few minutes.',
  'plan-not-switchable': 'Only an active monthly purchase that renews can be switched to the annual plan.',
  'no-card': 'There is no saved card to pay with.',
  'invalid-signature': 'The signature is not one of Stripe, or too old.',
  'not-in-testing-mode': 'Test subscriptions exist in testing mode only.',
  'no-monitored-devices':
    'No device is monitored. Assign an active subscription to a device, then download the certificate.',
  'too-many-devices': `A certificate can list ${CERTIFIED_DEVICES_MAX} devices. Contact support.`,
  'not-permitted':
    'Your role in this account does not permit this. Ask its owner for the permission that is named here.',
  'account-closed': 'This account is closed. Contact support to reopen it.',
  'handed-over':
    'You handed this account over. Accept the invitation in your mailbox to call as a manager of it.',
  'owns-another-account': 'You also own another account. Hand that over or delete it first.',
  'already-handed-over': 'Both sides have confirmed, so the account is handed over.',
  'above-own-role': 'You can only give a role, grants and tags that you have yourself.',
  'own-role': 'Nobody changes their own role, or that of the owner.',
  'ends-in-the-past': 'The end of the membership has already passed. Choose a later time.',
  'already-a-member': 'This person is already a member of the account.',
  'sign-in-again': `Sign in again: cutting a relay needs a sign-in within the last ${RECENT_SIGN_IN_MINUTES} minutes.`,
  'too-many-keys': `An account can have ${API_KEYS_MAX} API keys. Revoke one first.`,
  'too-many-members': `An account can have ${MEMBERS_MAX} members. Remove one first.`,
  'invitation-expired': 'This invitation has expired. Ask for a new one.',
  'other-address': 'This invitation is for another email address. Sign in with that one.',
  'server-error': 'Server error. Please try again later.',
  unavailable: 'The service is temporarily unavailable. Try again in a few seconds.',
  'nothing-to-ship': 'Nothing is shipped for this order: it is not paid, or has no GPS units.',
  'order-changed': 'Somebody else has just changed this order. See errors for what it is now.',
  'deletion-under-way': 'This account is already being deleted.',
  'deletion-requested': 'The deletion of this account has been requested before.',
  'no-deletion-requested': 'Nobody has requested to delete this account, or the request was withdrawn.',
  'visit-not-allowed':
    'The customer allows no access now. They can turn it on for 24 hours in their settings, under Account.',
  'no-two-step': 'This person signs in with a password alone: there is nothing to reset.',
  'nothing-to-extend': 'Only an active purchase that renews can be extended.',
  'period-changed': 'The next payment is due at another time than the one that was seen.',
  'already-signed-in': 'This person has signed in, so there is no temporary password to send again.',
  'no-order-mail':
    'There is no mail about this order: it was made by somebody who had signed in, or is over.',
  'invoices-not-searched': 'Stripe does not answer, so invoices were not searched. Try again.',
  'not-in-use': 'The tracker was returned, or removed by its owner. Put it back into stock first.',
  'tracker-changed': 'Somebody else has just moved this tracker. Read it again.',
  'tracker-has-owner': 'A customer still has the tracker as a device, and deletes that first.',
  'no-owner': 'Nobody has the tracker as a device.',
  'customer-not-found': 'No customer has confirmed this email address.',
  'operators-only': 'Only operators of this deployment can use its console.',
  'two-step-required': 'The console needs two-step sign-in. Set it up in the settings, and sign in again.',
  'session-over': 'Sign in again: the console can be used for eight hours after a sign-in.',
} satisfies Partial<Record<ProblemCode | ConsoleRefusal | ConsoleCode, string>>

export function problem(status: number, code: string, more: Partial<Problem> = {}): Problem {
  return {
    type: `https://vectra.dev/problems/${code}`,
    title: TITLES[status] ?? 'Error',
    status,
    code,
    message: MESSAGES[code] ?? TITLES[status] ?? 'An error occurred. Please try again.',
    ...more,
  }
}

export const generalProblem = (code: GeneralCode, more: Partial<Problem> = {}): Problem =>
  problem(GENERAL_REFUSALS[code], code, more)

const CODE = /^[a-z]+(-[a-z]+)*$/

type Issues = z.core.$ZodIssue[]

/**
 * The errors of a body, one for each bad field: `required` when it is missing, otherwise the code of the rule that it
 * breaks.
 */
export const fieldErrors = (error: z.ZodError): NonNullable<Problem['errors']> => errorsIn(error.issues)

function errorsIn(issues: Issues): NonNullable<Problem['errors']> {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const { path } = issue
      return errorsIn(closest(issue.errors).map((inner) => ({ ...inner, path: [...path, ...inner.path] })))
    }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...issue.path, key].join('.'),
        code: 'unknown',
        message: issue.message,
      }))
    const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
    const ownCode = issue.code === 'custom' && CODE.test(issue.message)
    const code = missing ? 'required' : ownCode ? issue.message : issue.code.replaceAll('_', '-')
    return { path: issue.path.join('.'), code, message: issue.message }
  })
}

/** The issues of the member of a union that a value fits best. */
const closest = (members: Issues[]): Issues =>
  members.reduce((best, member) => (faults(member) < faults(best) ? member : best))

const faults = (issues: Issues) =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
