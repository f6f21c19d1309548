export const recipientTexts = {
  recipient: {
    asked: {
      title: 'Get these alerts?',
      text: 'Alerts about devices would be sent to {{address}}.',
    },
    confirmed: {
      title: 'Alerts are on',
      text: 'Alerts about devices are sent to {{address}}.',
    },
    stopped: {
      title: 'Alerts are off',
      text: 'Nothing more from this account is sent to {{address}}.',
    },
    agree: 'Yes, send alerts',
    decline: 'No, thanks',
    stop: 'Stop alerts',
    resume: 'Send alerts again',
    notSaved: 'Couldn’t save your choice',
    invalid: {
      title: 'This link doesn’t work',
      text: 'Open it again from the message you received.',
    },
  },
}
