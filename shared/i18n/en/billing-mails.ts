/** The emails about payments. `{{date}}` and `{{until}}` are days, `{{month}}` is the last month of a card. */
export const billingMailTexts = {
  'payment-failed': {
    subject: 'Your payment failed',
    text: 'We couldn’t charge your card on {{date}}. Your devices are tracked until {{until}}. Update your card or pay now to keep tracking.',
  },
  'tracking-ends-soon': {
    subject: 'Tracking stops on {{until}}',
    text: 'Your payment failed on {{date}} and is still open. Your devices are tracked until {{until}}. Update your card or pay now to keep tracking.',
  },
  'tracking-ended': {
    subject: 'Tracking has stopped',
    text: 'Your payment failed on {{date}}, and your devices are no longer tracked. Pay now to continue. Their history is kept and will be back.',
  },
  'ended-unpaid': {
    subject: 'Your subscription has ended',
    text: 'Your payment failed on {{date}}, and we haven’t been able to charge your card since. Your subscription has ended, and your devices are no longer tracked. Subscribe again to continue. Their history is kept and will be back.',
  },
  'renews-soon': {
    subject: 'Your annual plan renews on {{date}}',
    text: 'Your annual plan renews on {{date}} for {{amount}}. You don’t have to do anything. To change or cancel it, open your subscriptions.',
  },
  'card-expires': {
    subject: 'Your card expires soon',
    text: 'Your card ending in {{last4}} expires at the end of {{month}}. Add a new card before then to keep tracking.',
  },
  welcome: {
    subject: 'Welcome to Vectra',
    text: 'Thank you for your order. We charged {{amount}} to your card.',
    units:
      'Your GPS units ship within 1–2 business days. You can follow them under Subscription, Purchased units.',
    account:
      'Sign in with this email address. If you’re new to Vectra, another email has your temporary password. Then add a device, and see its first position on the map.',
  },
  open: 'Open billing',
  signIn: 'Sign in',
} as const

/** What the operator gets for each paid order. */
export const orderNoticeTexts = {
  subject: 'Order {{orderId}}: {{quantity}} × {{plan}}',
  plan: { monthly: 'monthly', annual: 'annual', marine: 'annual with marine support' },
  rows: {
    order: 'Order',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    plan: 'Plan',
    quantity: 'Quantity',
    units: 'GPS units',
    total: 'Total',
    shipTo: 'Ship to',
  },
  noUnits: 'none',
  noAddress: 'no address',
  next: 'After dispatch, run: npm run provision -- --order {{orderId}} --status 1 --tracking URL',
} as const
