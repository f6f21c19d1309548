export const recipientTexts = {
  recipient: {
    asked: {
      title: 'Get alerts and reports?',
      text: 'Alerts and reports about devices would be sent to {{address}}.',
    },
    confirmed: {
      title: 'Alerts and reports are on',
      text: 'Alerts and reports about devices are sent to {{address}}.',
    },
    stopped: {
      title: 'Alerts and reports are off',
      text: 'Nothing more from this account is sent to {{address}}.',
    },
    bounced: {
      title: 'Alerts and reports are off',
      text: 'An email to {{address}} couldn’t be delivered, so nothing more is sent to it.',
    },
    complained: {
      title: 'Alerts and reports are off',
      text: 'An email to {{address}} was reported as spam, so nothing more is sent to it.',
    },
    agree: 'Yes, send them',
    decline: 'No, thanks',
    stop: 'Stop them',
    resume: 'Send them again',
    notSaved: 'Couldn’t save your choice',
    invalid: {
      title: 'This link doesn’t work',
      text: 'Open it again from the message you received.',
    },
  },
}
