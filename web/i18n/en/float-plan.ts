import type { FloatPlanView } from '../../../shared/watching/float-plan/float-plan-view.ts'

/** The texts of float plans, which load with the page of a device. Other languages must have the same shape. */
export const floatPlanTexts = {
  about:
    'Say when the boat will be back. If it isn’t, you get a reminder, and 30 minutes later your contacts get a message with its position.',
  set: 'Set float plan',
  change: 'Change',
  extend: 'Back an hour later',
  end: 'We’re back',
  done: 'Float plan ended',
  loadFailed: 'Couldn’t load the float plan',
  stale: 'The plan below is as it was last loaded.',
  extendFailed: 'Couldn’t extend the float plan',
  endFailed: 'Couldn’t end the float plan',
  state: {
    out: 'Out',
    reminded: 'Not back yet',
    overdue: 'Overdue',
    ended: 'Back in harbor',
  } satisfies Record<FloatPlanView['state'], string>,
  explained: {
    out: '{{time}} left until the planned return.',
    reminded:
      'The planned return has passed. If you don’t extend or end the plan, your contacts get a message 30 minutes after that.',
    overdue:
      'The contacts who agreed have been sent the last position and a link to follow the boat. They get another message when the boat is back or you extend the plan.',
    ended: 'The boat has returned, so the plan has ended. Set a new one for the next trip.',
    /** Not back, and no contacts to tell. */
    alone: 'The planned return has passed. Extend the plan, or end it if you’re back.',
  } satisfies Record<FloatPlanView['state'] | 'alone', string>,
  facts: {
    returnBy: 'Planned return',
    to: 'Destination',
    people: 'People on board',
    harbor: 'Harbor',
    contacts: 'Contacts',
  },
  harborGone: 'Deleted. End the plan yourself.',
  none: 'None',
  waiting: 'No message goes to {{contacts}} until they agree. Ask them to look for a message from Vectra.',
  form: {
    returnBy: 'Back by',
    to: 'Destination',
    people: 'People on board',
    contacts: 'Contacts',
    contactsHint:
      'Email addresses, or phone numbers such as +12025550123, separated by commas. Vectra asks each of them to agree.',
    harbor: 'Harbor',
    harborHint: 'The plan ends when the boat is back in this geofence.',
    noHarbor: 'None, I’ll end the plan myself',
    wrong: {
      returnBy: 'Choose a time in the future, within 31 days.',
      to: 'Say where you are going.',
      people: 'Enter a number from 1 to 99.',
      contacts: 'Enter up to 10 email addresses or phone numbers with their country codes.',
    },
    start: 'Start plan',
    save: 'Save',
    cancel: 'Cancel',
    failed: 'Couldn’t save the float plan',
  },
}
