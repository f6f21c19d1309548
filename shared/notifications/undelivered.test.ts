import { expect, test } from 'vitest'
import type { Notification } from '../watching/event.ts'
import { undeliveredOf } from './undelivered.ts'

type Tried = Pick<Notification, 'channel' | 'state' | 'detail'> & { attempts: number }
const email = (state: Tried['state'], detail: string | null, attempts = 1): Tried => ({
  channel: 'email',
  state,
  detail,
  attempts,
})
const SENT: Tried = { channel: 'sms', state: 'sent', detail: 'sns-1', attempts: 1 }

test.each([
  ['sent', email('sent', 'ses-1'), false, false],
  ['in flight', email('pending', null, 4), false, false],
  ['pending after three attempts', email('pending', 'provider-failed', 3), false, false],
  ['pending after four attempts', email('pending', 'provider-failed', 4), true, true],
  ['failed', email('failed', 'recipient-refused'), true, true],
  ['suppressed because the address bounced', email('suppressed', 'address-bounced'), true, false],
  ['suppressed because of the limit', email('suppressed', 'critical-limit'), true, false],
  ['muted', email('suppressed', 'snoozed'), false, false],
  ['switched off', email('suppressed', 'off-in-preferences'), false, false],
  ['stopped by its recipient', email('suppressed', 'stopped-by-recipient'), false, false],
  ['of a browser that is gone', { ...email('failed', 'push-expired'), channel: 'push' }, true, false],
  ['of a relay', { ...email('failed', 'x'), channel: 'relay' }, false, false],
] as const)(
  'NOT-6 a notification that is %s: undelivered alone %s, beside one that arrived %s',
  (_what, one, alone, beside) => {
    expect(undeliveredOf([one])).toEqual(alone ? [one] : [])
    expect(undeliveredOf([one, SENT])).toEqual(beside ? [one] : [])
  },
)
