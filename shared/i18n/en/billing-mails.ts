/** The emails about payments. `{{date}}` and `{{until}}` are days. */
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
  'renews-soon': {
    subject: 'Your annual plan renews on {{date}}',
    text: 'Your annual plan renews on {{date}} for {{amount}}. You don’t have to do anything. To change or cancel it, open your subscriptions.',
  },
  open: 'Open billing',
} as const
