/** The email with an invitation to an account. */
export const memberMailTexts = {
  subject: '{{inviter}} invited you to {{account}} on Vectra',
  paragraphs: [
    '{{inviter}} invited you to the devices of {{account}}, as {{role}}.',
    'The invitation is valid for 7 days, and only for this address. Sign in with it, or create an account, to accept.',
    'If you don’t know {{inviter}}, ignore this email.',
  ],
  open: 'Open the invitation',
  roles: { manager: 'a manager', operator: 'an operator', viewer: 'a viewer' },
} as const
