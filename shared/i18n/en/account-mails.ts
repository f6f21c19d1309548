/** The emails about an account itself. `{{time}}` is a date with a time of day. */
export const accountMailTexts = {
  'deletion-requested': {
    subject: 'Your account will be deleted on {{time}}',
    text: 'You asked us to delete your Vectra account. On {{time}} we’ll cancel your subscriptions, end your share links, disconnect your trackers and delete all of your data. This can’t be undone.\n\nChanged your mind, or wasn’t it you? Keep your account in the settings before then. If it wasn’t you, change your password too.',
    open: 'Keep my account',
  },
  'deletion-withdrawn': {
    subject: 'Your account won’t be deleted',
    text: 'You withdrew your request to delete your Vectra account. Nothing has changed.',
    open: 'Open settings',
  },
  'export-ready': {
    subject: 'Your data is ready to download',
    text: 'The export of your Vectra account is ready. You can download it in the settings until {{time}}.',
    open: 'Download my data',
  },
  'export-failed': {
    subject: 'We couldn’t export your data',
    text: 'The export of your Vectra account failed. Please start it again in the settings. If it fails again, write to us.',
    open: 'Open settings',
  },
} as const

/** To the operator, when an owner requests the deletion of an account. */
export const operatorMailTexts = {
  'deletion-requested': {
    subject: 'An account will be deleted on {{time}}',
    text: '{{email}} asked for their account {{accountId}} to be deleted. That happens on {{time}}, unless they withdraw the request.\n\nReason: {{reason}}',
    noReason: 'none given',
  },
} as const

/** With the receipt that an account was deleted. `labels` are in the order of the receipt. */
export const receiptMailTexts = {
  subject: 'Your account has been deleted',
  text: 'Your Vectra account {{email}} and its data have been deleted. Your subscriptions are canceled, and your card is removed. Keep this receipt: we don’t have a copy of it.',
  /** The head of the receipt. */
  head: {
    receipt: 'Receipt',
    account: 'Account',
    by: 'Requested by',
    closed: 'Closed',
    deleted: 'Deleted',
  },
  by: { owner: 'owner', operator: 'operator' },
  labels: {
    devices: 'Devices, with their positions, trips and commands',
    geofences: 'Geofences',
    rules: 'Alert rules',
    schedules: 'Report schedules',
    reports: 'Reports',
    maintenance: 'Maintenance intervals',
    logbook: 'Trips in the logbook',
    events: 'Events',
    shares: 'Share links',
    certificates: 'Insurance certificates',
    recipients: 'Recipients and browsers of notifications',
    gateways: 'Gateways',
    members: 'Members and invitations',
    audit: 'Entries of the audit log',
    subscriptions: 'Subscriptions',
    orders: 'Orders',
  },
  kept: 'Kept: paid invoices, without your name, as the law requires. Backups expire within 35 days.',
} as const
