import { expect, test } from 'vitest'
import { DueWork, dueKeyOf } from './due-work.ts'

const OWNER = { accountId: 'ann', deviceId: 'SEA240', trackId: 'track' }
const EVENT = { accountId: 'ann', eventKey: 'e1' }

// work that an earlier version has put is replaced and removed by its key
test.each<[string, DueWork]>([
  ['dwell#track', { kind: 'dwell', ...OWNER }],
  ['late#track', { kind: 'late', ...OWNER, from: 1 }],
  ['rule#track', { kind: 'rule', ...OWNER, at: 1 }],
  ['lateAlerts#track', { kind: 'lateAlerts', ...OWNER, from: 1 }],
  ['deviceDeletion#track', { kind: 'deviceDeletion', ...OWNER, vehicleNum: null, eventsAfter: null }],
  ['cut#ann#e1', { kind: 'cut', ...EVENT }],
  ['restore#ann#e1', { kind: 'restore', ...EVENT }],
  ['event#ann#e1', { kind: 'event', ...EVENT }],
  ['notification#ann#e1#sms:+1', { kind: 'notification', ...EVENT, notification: 'sms:+1' }],
  ['order#o1', { kind: 'order', accountId: 'ann', orderId: 'o1' }],
  ['orderNotice#o1', { kind: 'orderNotice', accountId: 'ann', orderId: 'o1' }],
  [
    'billingMail#o1#welcome',
    { kind: 'billingMail', accountId: 'ann', orderId: 'o1', mail: 'welcome', since: 1 },
  ],
  ['accountDeletion#ann', { kind: 'accountDeletion', accountId: 'ann', deletesAt: 1 }],
  ['accountForget#ann', { kind: 'accountForget', accountId: 'ann' }],
  ['exportOverdue#ann#x1', { kind: 'exportOverdue', accountId: 'ann', exportId: 'x1' }],
  ['reportOverdue#ann#r1', { kind: 'reportOverdue', accountId: 'ann', reportId: 'r1' }],
  [
    'accountMail#ann#export-ready',
    { kind: 'accountMail', accountId: 'ann', mail: 'export-ready', about: 'x1' },
  ],
  ['reportRun#ann#s1', { kind: 'reportRun', accountId: 'ann', scheduleId: 's1', at: 1 }],
  [
    'reportNotification#ann#r1#email:',
    { kind: 'reportNotification', accountId: 'ann', reportId: 'r1', notification: 'email:' },
  ],
  ['digest#ann#email', { kind: 'digest', accountId: 'ann', digest: 'email' }],
])('due work has the key %s', (key, work) => {
  expect(dueKeyOf(work)).toBe(key)
  expect(DueWork.parse(work)).toEqual(work)
})

test.each([
  null,
  { accountId: 'ann' },
  { kind: 'teleport', accountId: 'ann' },
  { kind: 'dwell', accountId: 'ann' },
  { kind: 'toString' },
])('%j is no due work', (value) => {
  expect(DueWork.safeParse(value).success).toBe(false)
})
