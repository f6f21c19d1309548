export const snoozeTexts = {
  snooze: {
    open: 'Snooze {{name}}',
    lengths: { '1h': 'Snooze for 1 hour', '8h': 'Snooze for 8 hours', monday: 'Snooze until Monday' },
    resume: 'Resume now',
    until: 'Snoozed until {{time}}',
    done: '{{name}} is snoozed until {{time}}.',
    resumed: '{{name}} notifies you again.',
    failed: 'Couldn’t snooze {{name}}',
  },
}
