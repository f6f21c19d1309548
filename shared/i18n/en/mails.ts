/** What emails of every kind have. */
export const mailTexts = {
  /** A figure or a link with its label, on a line of its own. */
  labelled: '{{label}}: {{value}}',
} as const
