/** The emails about being a member of an account, or its owner. */
export const memberMailTexts = {
  invitation: {
    subject: '{{inviter}} invited you to {{account}} on Vectra',
    paragraphs: [
      '{{inviter}} invited you to the devices of {{account}}, as {{role}}.',
      'The invitation is valid for 7 days, and only for this address. Sign in with it, or create an account, to accept.',
      'If you don’t know {{inviter}}, ignore this email.',
    ],
    open: 'Open the invitation',
  },
  /** The mail that asks both sides to confirm. */
  handOver: {
    subject: 'Please confirm: {{owner}} is handing a Vectra account over to {{member}}',
    paragraphs: [
      '{{owner}} wants to hand over a Vectra account to {{member}}, with all of its devices, members, subscriptions and cards.',
      'It happens once both of you have confirmed. The link is valid for 3 days, and only for the two of you.',
      'If you didn’t expect this, don’t confirm it, and ask the other side.',
    ],
    open: 'Review and confirm',
  },
  /** The mail to the new owner. */
  handedOver: {
    subject: 'You now own {{account}} on Vectra',
    paragraphs: [
      '{{account}} was handed over to you, with all of its devices, members, subscriptions and cards.',
      'The previous owner can stay on as a manager. You can change that in the settings.',
    ],
    open: 'Open members',
  },
  roles: { manager: 'a manager', operator: 'an operator', viewer: 'a viewer' },
} as const
