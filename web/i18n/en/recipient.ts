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
    bounced: {
      title: 'Alerts are off',
      text: 'An email to {{address}} couldn’t be delivered, so nothing more is sent to it.',
    },
    complained: {
      title: 'Alerts are off',
      text: 'An email to {{address}} was reported as spam, so nothing more is sent to it.',
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
