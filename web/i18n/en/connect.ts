export const connectTexts = {
  addDevice: {
    title: 'Add device',
    id: 'Tracker ID',
    idHint:
      'From the label on your tracker. For a phone, choose your own: {{limits.trackerIdMin}} to {{limits.trackerIdMax}} letters, digits, - or _.',
    idWrong:
      'Use {{limits.trackerIdMin}} to {{limits.trackerIdMax}} letters, digits, - or _, starting with a letter or digit.',
    name: 'Name',
    nameHint: 'Shown on the map',
    nameWrong: 'Enter a name of up to {{limits.deviceNameMax}} characters.',
    type: 'Type',
    submit: 'Add device',
    cancel: 'Cancel',
    withoutCredentials: 'Device added, but its credentials couldn’t be created',
    setUp: 'Continue to setup',
    added: 'Device added successfully!',
    failed: 'Failed to add device',
    needsSubscription: 'Subscription required',
    subscribe: 'Subscribe Now',
  },
  copy: { label: 'Copy {{what}}', failed: 'Couldn’t copy. Select the text instead.' },
  connect: {
    open: 'Connect tracker',
    noSubscription:
      'This device has no subscription. Its messages are stored, but you won’t see it on the map until you assign one.',
  },
}
