import type { ProblemCode } from '../../../shared/api.ts'
import type { ClientCode } from '../../../shared/http/client.ts'
import { notLoadedTexts } from './not-loaded.ts'

/** The code of a failed call. */
export type FailureCode = ProblemCode | ClientCode
/** The parts of the site where some codes have a more precise text. */
export type FailureContext =
  | 'alerts'
  | 'anchor'
  | 'commands'
  | 'devices'
  | 'floatPlan'
  | 'geofences'
  | 'reports'
  | 'maintenance'
  | 'shares'
  | 'subscriptions'
  | 'viewer'
/** Only the page of a device shows these, with the texts of anchor watches and float plans. */
type AnchorCode =
  | 'not-a-boat'
  | 'boat-not-located'
  | 'anchor-too-far'
  | 'return-in-the-past'
  | 'return-too-late'
type InContext = Partial<Record<`${FailureCode}_${FailureContext}`, string>>
/** A text for every code, so that a new code does not compile without one. */
export type FailureTexts = Record<Exclude<FailureCode, AnchorCode>, string> & InContext
export type AnchorFailureTexts = Record<AnchorCode, string> & InContext

export const problemTexts = {
  problem: {
    /** What happened and what to do about it. `wait` is a duration. */
    codes: {
      network: 'Network error. Please check your connection.',
      network_commands:
        'The server didn’t respond. Check your connection and try again. A command that is already on its way isn’t sent twice.',
      gateway: 'The server didn’t accept the request. Reload the page and try again.',
      'unreadable-answer': 'The server sent an unexpected response. Reload the page.',
      unauthenticated: 'Unauthorized. Please login again.',
      forbidden: 'You do not have permission to perform this action.',
      'account-closed': 'This account has been deleted.',
      'handed-over': 'This account was handed over.',
      'invalid-body': 'Please check your input and try again.',
      'invalid-body_shares': 'Check the name, expiry and coordinates, then try again.',
      'invalid-query': 'The server didn’t accept the request. Reload the page and try again.',
      'unsupported-media-type': 'The server didn’t accept the request. Reload the page and try again.',
      'body-too-large': 'That’s too much to send at once. Make it shorter and try again.',
      'answer-too-large': 'That’s too much to load at once. Choose a shorter time range.',
      'too-many-points': 'This time range has too many points to load at once. Choose a shorter one.',
      'range-too-long': 'The time range is too long. Choose a shorter one.',
      'range-in-future': 'This time range hasn’t started yet. Choose an earlier one.',
      'range-reversed': 'The last day is before the first one.',
      'unknown-devices': 'A device that you selected is no longer in your account. Select the devices again.',
      'unknown-geofences': 'A geofence that you selected no longer exists. Select the geofences again.',
      'not-today': 'The clock of this computer or phone seems to be wrong. Set it and reload the page.',
      'not-found': 'The requested resource was not found.',
      'not-found_devices': 'This device is no longer in your account.',
      'not-found_commands': 'This device is no longer in your account.',
      'not-found_alerts': 'This rule or device is no longer in your account. Reload the page.',
      'not-found_geofences': 'This geofence or device is no longer in your account. Reload the page.',
      'not-found_reports': 'This schedule or report is no longer in your account. Reload the page.',
      'not-found_maintenance': 'This maintenance or device is no longer in your account. Reload the page.',
      'not-found_shares': 'This link or device is no longer in your account. Reload the page.',
      'not-found_subscriptions': 'This subscription or device is no longer in your account. Reload the page.',
      'not-found_viewer':
        'This link has expired, was turned off or never existed. Ask the sender for a new one.',
      arrived: 'This link ended when the device arrived.',
      'expires-in-the-past': 'The link would already have expired. Choose a later time.',
      'subscription-required': 'You have no available subscription for another device.',
      'subscription-not-active': 'This subscription isn’t active, so it can’t be assigned.',
      'device-has-subscription': 'This device already has a subscription. Unassign that one first.',
      'transfer-limit-reached':
        'This subscription has already been moved this month. You cannot make any more changes until next month.',
      'challenge-required': 'We couldn’t confirm that you’re a person. Reload the page and try again.',
      'card-declined': 'Your card was declined. Try another card.',
      'payment-method-not-found': 'This card isn’t available. Enter it again.',
      'order-expired': 'This order wasn’t paid in time, and your card wasn’t charged. Start again.',
      'purchase-changed': 'Your order has changed. Reload the page and start again.',
      'payments-not-set-up': 'Payment system not ready. Please refresh and try again.',
      'payment-unsure':
        'Your payment is being confirmed. Don’t pay again. Your subscriptions appear within a few minutes.',
      'plan-not-switchable': 'Only an active monthly plan can be switched to annual.',
      'no-card': 'Add a card in the billing settings first.',
      'invalid-signature': 'The server didn’t accept the request. Reload the page and try again.',
      'not-in-testing-mode': 'Test subscriptions aren’t available here.',
      'no-monitored-devices':
        'No device is monitored. Assign a subscription to a device, then download the certificate.',
      'too-many-devices': 'You have too many devices for one certificate. Contact support.',
      'device-not-available': 'This tracker ID isn’t available. Check the ID on the tracker.',
      'too-many-claims': 'Too many attempts with unavailable IDs. Try again in {{wait}}.',
      'too-many-commands': 'Too many commands. Try again in {{wait}}. You can still restore a relay.',
      'too-many-requests': 'Too many requests. Try again in {{wait}}.',
      'too-many-requests_viewer': 'Too many requests from your network. Try again in {{wait}}.',
      'invalid-boundary': 'This boundary isn’t valid. Check the highlighted points.',
      'invalid-cursor': 'The list has changed. Reload the page.',
      'no-recipient': 'This geofence has nobody to notify that way. Add a recipient first.',
      'too-many-geofences': 'You can’t add more geofences. Delete one that you no longer need.',
      'interval-required': 'Enter a distance, engine hours or months.',
      'done-in-future': 'Choose a day that isn’t in the future.',
      'too-many-intervals': 'This device has as many maintenance intervals as it can have. Remove one first.',
      'invalid-rule': 'This rule can’t be saved. Check the highlighted fields.',
      'webhook-required': 'Enter the address of your webhook.',
      'phone-required': 'Enter a phone number, or confirm yours in the settings first.',
      'too-many-schedules': 'You can’t add more report schedules. Delete one that you no longer need.',
      'rule-exists': 'This rule has already been saved. Reload the page.',
      'too-many-rules': 'You can’t add more rules. Delete one that you no longer need.',
      'webhook-not-public': 'Enter a public https:// address, without a port or a password.',
      'push-not-public': 'Your browser’s notification service isn’t supported.',
      'push-key-invalid': 'Your browser’s notification service isn’t supported.',
      'too-many-push-subscriptions':
        'You get notifications on {{limits.pushDevicesMax}} devices already. Turn them off on one that you no longer use.',
      'too-many-snoozes': 'You’ve muted too many things. Unmute one first.',
      'no-channel': 'Please enable at least one notification channel (Email or SMS) before testing.',
      'not-your-address': 'Test messages only go to the address you sign in with.',
      'phone-not-confirmed': 'Confirm your phone number first.',
      'invalid-phone': 'Please enter a valid phone number.',
      'no-phone': 'Save your phone number first.',
      'sms-not-set-up': 'This server isn’t set up to send text messages.',
      'sms-country-not-allowed': 'This server doesn’t send text messages to this country.',
      'sms-needs-subscription':
        'This server sends text messages only to accounts that have had a subscription. Choose a plan first.',
      'phone-refused': 'This number can’t receive our text messages. Check it and try again.',
      'text-not-sent': 'The text message couldn’t be sent right now. Try again in a moment.',
      'wrong-code': 'That code isn’t right. Check the message and try again.',
      'code-expired': 'This code has expired. Send a new one.',
      'deletes-history': 'Shortening the history deletes what is older. Confirm that first.',
      'history-too-long': 'This server doesn’t keep history that long. Choose a shorter time.',
      'too-many-gateways': 'You have 20 gateways already. Delete one first.',
      'wrong-key': 'The key or the address is wrong.',
      'not-permitted': 'Your role in this account doesn’t include that. Ask its owner.',
      'above-own-role': 'You can only give a role, rights and tags that you have yourself.',
      'own-role': 'Nobody can change their own role, or the owner’s.',
      'owns-another-account': 'Hand over or delete your other account first.',
      'already-handed-over': 'Both of you have confirmed already.',
      'ends-in-the-past': 'The end of the membership has already passed. Choose a later time.',
      'already-a-member': 'This person is already a member.',
      'sign-in-again': 'Enter your password again to do this.',
      'too-many-keys': 'This account already has {{limits.apiKeysMax}} API keys. Revoke one first.',
      'too-many-members': 'This account already has {{limits.membersMax}} members. Remove one first.',
      'invitation-expired': 'This invitation has expired. Ask for a new one.',
      'other-address': 'This invitation is for another email address. Sign in with that one.',
      'server-error': 'Server error. Please try again later.',
      unavailable: 'The server is temporarily unavailable. Try again in a few seconds.',
    } satisfies FailureTexts,
    siteTitle: notLoadedTexts.siteTitle,
    reload: notLoadedTexts.reload,
    other: 'An error occurred. Please try again.',
    aMoment: 'a moment',
    code: 'Code {{code}}',
    tryAgain: 'Try again',
    siteText:
      'Check your connection and try again. If it keeps failing, contact support with the details below.',
    pageTitle: 'Something went wrong',
    pageText: 'This page couldn’t be shown. Your devices keep reporting. Reload the page to see them.',
  },
}
