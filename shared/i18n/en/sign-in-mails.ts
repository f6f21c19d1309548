/** The emails that prove an address or open an account. A mark of the user pool takes the place of `code` and `username`. */
export const signInMailTexts = {
  confirm: {
    subject: 'Your Vectra code',
    paragraphs: [
      'Your code is {{code}}.',
      'Enter it in Vectra to confirm your email address. It is valid for 24 hours.',
      'If you didn’t sign up for Vectra, you can ignore this email.',
    ],
  },
  reset: {
    subject: 'Your Vectra code',
    paragraphs: [
      'Your code is {{code}}.',
      'Enter it in Vectra to choose a new password. It is valid for one hour.',
      'If you didn’t request it, you can ignore this email. Your password won’t change.',
    ],
  },
  invite: {
    subject: 'Your temporary password for Vectra',
    paragraphs: [
      'Sign in to Vectra as {{username}}.',
      'Your temporary password is {{code}}',
      'At the first sign-in, you choose your own. The temporary one expires in 7 days.',
    ],
  },
} as const
