import type { CommandReason } from '../../../shared/commands/command.ts'

export const commandTexts = {
  commands: {
    names: {
      cut: 'Cut relay',
      restore: 'Restore relay',
      storeOn: 'Storage mode on',
      storeOff: 'Storage mode off',
    },
    /** Of a device: the title of the dialog and, word for word, its button. */
    verbs: {
      cut: 'Cut relay of {{name}}',
      restore: 'Restore relay of {{name}}',
      storeOn: 'Enable storage mode of {{name}}',
      storeOff: 'Exit storage mode of {{name}}',
    },
    consequences: {
      cut: 'What the relay feeds loses its power: an engine stops and cannot be started until you restore the relay.',
      restore:
        'What the relay feeds has its power again. This is sent at any speed, ahead of everything else, and takes back a cut that still waits.',
      storeOn:
        'The tracker sleeps and checks in every hour, so positions are up to an hour old. A 12V battery lasts about 15 months (down to 50%).',
      storeOff: 'The tracker stays awake again and goes back to its normal check-in interval of 30 seconds.',
    },
    times: {
      active: 'It takes 10-30 s while the tracker is active.',
      powerSave: 'It takes 3-5 min: the tracker is in power-save mode.',
      asleep: 'It can take up to an hour: the tracker sleeps and checks in every hour.',
      leaving: 'It can take up to an hour to leave storage mode.',
      silent:
        'The tracker is not heard now. The command waits for its next report, and expires if that comes too late.',
    },
    gates: {
      open: 'It is sent if the tracker’s newest position then is at most 60 s old and below {{limit}}; otherwise it is held.',
      noFix: 'There is no position yet: it will be held until there is one.',
      fixAge: 'The position is older than 60 s: it will be held until a newer one comes.',
      invalidFix: 'The newest position cannot be trusted: it will be held until a good one comes.',
      speedUnknown: 'The tracker does not say how fast it moves: it will be held until it does.',
      speed: 'It is not below {{limit}}: it will be held until it is slower.',
    },
    facts: { speed: 'Speed', fix: 'Position', none: 'None yet' },
    cancel: 'Cancel',
    close: 'Close',
    askRestore: 'Restore relay',
    takeBack: 'Take the cut back',
    text: {
      title: 'Send a text command to {{name}}',
      label: 'Command',
      hint: 'One line that ends with #, such as STATUS# or TIMER,30#. What it can do is in the tracker’s manual.',
      send: 'Send',
    },
    /** The specification’s words, with the reason of the server or of the way to it. */
    failed: {
      text: 'Failed to send text command: {{reason}}',
      storage: 'Failed to update storage mode: {{reason}}',
      relay: 'Failed to update relay status: {{reason}}',
      noAnswer:
        'No answer from the server. Check your connection and ask again: a command that is already on its way is not sent twice.',
    },
    states: {
      queued: 'Queued',
      held: 'Held',
      sent: 'Sent',
      answered: 'Answered',
      proved: 'Proved',
      expired: 'Expired',
      refused: 'Refused',
    },
    means: {
      queued: 'It goes out with the tracker’s next report.',
      sent: 'Waiting for the tracker to answer.',
      answered: 'The tracker says “{{answer}}”.',
      proved: 'The tracker’s own reports show it.',
    },
    reasons: {
      noFix: 'There is no position of the tracker yet.',
      fixAge: 'The newest position is {{age}} old, 60 s is the most.',
      invalidFix: 'The newest position cannot be trusted.',
      speedUnknown: 'The tracker does not say how fast it moves.',
      speed: 'It moves at {{speed}} and must be below {{limit}}.',
      'text-malformed': 'A command is one line of at most 160 plain characters with one # at its end.',
      'text-relay-spelling': 'The relay is cut and restored by its own buttons, or by RELAY,1# and RELAY,0#.',
      'text-forbidden': 'This command can take the tracker away from you or make it useless.',
      'text-not-spoken':
        'This tracker doesn’t support that command. Its Connect tracker page lists the commands for each type.',
      'no-subscription': 'The device has no subscription. Only its relay can be restored.',
      'too-many-open': 'Ten commands are waiting already. Wait until one is done.',
      superseded: 'A later command took its place.',
      unit: 'The tracker says “{{answer}}”.',
      undelivered: 'The tracker was not heard in time.',
      unanswered: 'The tracker did not answer in time. It may have done it all the same.',
    } satisfies Record<CommandReason, string>,
    until: 'Each new position is looked at, until {{time}}.',
    seen: '{{speed}}, position {{age}} old',
    progress: 'Commands of {{name}}',
    log: {
      title: 'Commands',
      count_one: '{{count}} command',
      count_other: '{{count}} commands',
      by: 'Asked by {{who}} from {{address}}',
      you: 'you',
      steps: 'What came of it',
      answer: 'Answer: “{{answer}}”',
      empty:
        'Nothing has been asked of this tracker yet. What you send it, and what comes of it, is kept here.',
      emptyPicture: 'A command on its way to a tracker',
      failed: 'The commands could not be read',
      stale: 'The newest refresh failed',
      loading: 'Reading the commands',
    },
    all: 'All commands',
  },
  device: {
    back: 'Live map',
    show: 'Show on the live map',
    connect: 'Connect tracker',
    actions: 'Commands for {{name}}',
    storeOn: 'Enable storage mode',
    storeOff: 'Exit storage mode',
    loading: 'Reading the device',
    loadFailed: 'The device could not be read',
    unknownTitle: 'No such device',
    unknownText: 'This device is not, or no longer, in your account.',
  },
  errors: { validation: 'Write a command first.' },
}
