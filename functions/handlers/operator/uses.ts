import type { Uses } from '../../runtime/uses.ts'

/** The only function that reads across accounts. */
export const uses = {
  tables: {
    accounts: ['GetItem', 'UpdateItem'],
    audit: ['PutItem', 'Query'],
    // a month at no cost is in the log of payments
    billingLog: ['PutItem', 'Query'],
    devices: ['Query', 'PutItem'],
    // a deletion, mails, and counting again what is used
    due: ['PutItem'],
    orders: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    recipients: ['Query'],
    subscriptions: ['BatchGetItem', 'Query', 'UpdateItem'],
    trackers: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    // when a device was in contact, and the messages of a tracker; positions only in messages that are not masked
    trails: ['BatchGetItem', 'Query'],
    usage: ['Query'],
  },
  indexes: ['devices', 'orders', 'subscriptions', 'trackers'],
  redrives: ['telemetry', 'notify', 'dueWork', 'accounts', 'reports'],
  // a dead letter goes back to the queue that it came from
  sendsTo: [
    'notify',
    'dueRelay',
    'dueDevices',
    'dueLateTrails',
    'dueMessages',
    'dueAccounts',
    'dueUsage',
    'accountJobs',
    'reports',
  ],
  settings: ['trackerEndpoint', 'topicNamespace', 'siteUrl'],
  services: ['end-connections', 'read-cloudwatch'],
  secrets: ['stripe'],
  users: [
    'AdminCreateUser',
    'AdminGetUser',
    'AdminSetUserMFAPreference',
    'AdminUserGlobalSignOut',
    'ListUsers',
  ],
} as const satisfies Uses
