export const snoozeLinkTexts = {
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
