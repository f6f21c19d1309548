export const firstStepTexts = {
  firstSteps: {
    title: 'First steps',
    progress: '{{count}} of {{total}} done',
    dismiss: 'Hide first steps',
    link: 'See your first steps ({{count}} of {{total}} done)',
    done: 'Done',
    steps: {
      subscription: 'Get a subscription',
      device: 'Add your device',
      connect: 'Connect the tracker',
      position: 'See the first position',
    },
    texts: {
      subscription: 'Each device is tracked by one subscription.',
      device: 'Its ID is on the tracker. Without a tracker, use your phone and make up an ID.',
      connect: 'Enter the settings of your device in the tracker, or scan the code with your phone.',
      position: 'The tracker has connected. Take it outside: its first position takes a few minutes.',
    },
    actions: {
      subscription: 'Choose a plan',
      device: 'Add device',
      connect: 'Connect tracker',
      position: 'Check the connection',
    },
  },
}
