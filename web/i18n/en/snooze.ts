export const snoozeTexts = {
  snooze: {
    open: 'Mute {{name}}',
    lengths: { '1h': 'Mute for 1 hour', '8h': 'Mute for 8 hours', monday: 'Mute until Monday' },
    resume: 'Resume now',
    until: 'Muted until {{time}}',
    done: '{{name}} is muted until {{time}}.',
    resumed: '{{name}} notifies you again.',
    failed: 'Couldn’t mute {{name}}',
  },
}
