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
  snoozeLink: {
    ask: {
      title: 'Mute “{{name}}”?',
      text: '{{device}} triggered it at {{time}}. While it’s muted, events are recorded and nothing is sent.',
    },
    muted: {
      title: '“{{name}}” is muted',
      text: 'Nothing is sent until {{time}}. Events are still recorded.',
    },
    '1h': 'For 1 hour',
    '8h': 'For 8 hours',
    monday: 'Until Monday, {{time}}',
    off: 'Unmute',
    notSaved: 'Couldn’t save your choice',
    invalid: {
      title: 'This link doesn’t work',
      text: 'Links work for a week. Sign in to mute alerts.',
    },
  },
}
