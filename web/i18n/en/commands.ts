import type { CommandReason } from '../../../shared/commands/command.ts'

export const commandTexts = {
  commands: {
    names: {
      cut: 'Cut relay',
      restore: 'Restore relay',
      storeOn: 'Storage mode on',
      storeOff: 'Storage mode off',
    },
    /** The title of the dialog and the label of its button. */
    verbs: {
      cut: 'Cut relay of {{name}}',
      restore: 'Restore relay of {{name}}',
      storeOn: 'Enable storage mode for {{name}}',
      storeOff: 'Exit storage mode for {{name}}',
    },
    consequences: {
      cut: 'Everything the relay powers switches off. An engine stops and can’t be started until you restore the relay.',
      restore:
        'Everything the relay powers switches back on. This command is sent at any speed, ahead of all others, and cancels a cut that is still waiting.',
      storeOn:
        'The tracker sleeps and checks in once an hour, so positions can be up to an hour old. A 12V battery lasts about 15 months (down to 50%).',
      storeOff: 'The tracker stays awake and reports every {{seconds}} seconds again.',
    },
    times: {
      active: 'This takes 10-30 s while the tracker is active.',
      nextReport:
        'This takes up to {{interval}}. The tracker reports every {{interval}} and receives commands when it does.',
      powerSave: 'This takes 3-5 min because the tracker is in power-save mode.',
      asleep: 'This can take up to an hour because the tracker is asleep and checks in once an hour.',
      leaving: 'It can take up to an hour to leave storage mode.',
      silent:
        'The tracker is out of contact. The command is sent with its next report, or expires if that takes too long.',
    },
    interlock: {
      open: 'The cut is sent only while the latest position is at most {{maxAge}} old and the speed is below {{limit}}. Otherwise it is held.',
      noFix: 'There is no position yet. The cut is held until one arrives.',
      fixAge: 'The latest position is more than {{maxAge}} old. The cut is held until a newer one arrives.',
      invalidFix: 'The latest position isn’t reliable. The cut is held until a reliable one arrives.',
      speedUnknown: 'The tracker isn’t reporting its speed. The cut is held until it does.',
      speed: 'Too fast to cut now. The cut is held until the speed is below {{limit}}.',
    },
    facts: { speed: 'Speed', fix: 'Position', none: 'None yet' },
    cancel: 'Cancel',
    close: 'Close',
    restore: 'Restore relay',
    cancelCut: 'Cancel cut',
    text: {
      title: 'Send a text command to {{name}}',
      label: 'Command',
      hint: 'One line ending in #, such as STATUS# or TIMER,30#. See the tracker’s manual for its commands.',
      send: 'Send',
    },
    /** Prescribed by the specification. */
    failed: {
      text: 'Failed to send text command: {{reason}}',
      storage: 'Failed to update storage mode: {{reason}}',
      relay: 'Failed to update relay status: {{reason}}',
    },
    again: {
      text: 'You signed in more than {{minutes}} minutes ago. Enter your password again, so that nobody else can do this on a page that was left open.',
      password: 'Password',
      code: 'Code from your authenticator app',
      hosted: 'If you sign in without a password, sign out and sign in again first.',
    },
    states: {
      queued: 'Queued',
      held: 'Held until it is safe',
      sent: 'Sent',
      answered: 'Answered',
      proved: 'Confirmed by the tracker',
      expired: 'Expired',
      refused: 'Refused',
      superseded: 'Replaced',
    },
    details: {
      queued: 'Goes out with the tracker’s next report.',
      sent: 'Waiting for the tracker to answer.',
      answered: 'The tracker replied “{{answer}}”.',
      proved: 'Its reports show the change.',
    },
    reasons: {
      noFix: 'No position has arrived yet.',
      fixAge: 'The latest position is {{age}} old. It must be at most {{maxAge}} old.',
      invalidFix: 'The latest position isn’t reliable.',
      speedUnknown: 'The tracker isn’t reporting its speed.',
      speed: 'Too fast at {{speed}}. The speed must be below {{limit}}.',
      'text-malformed': 'Use one line of up to {{maxLength}} plain characters with a single # at the end.',
      'text-relay-spelling':
        'Use the relay buttons, or write {{cut}} to cut the relay and {{restore}} to restore it.',
      'text-forbidden': 'This command could disable the tracker or lock you out of it.',
      'text-unsupported':
        'This kind of tracker doesn’t support the command. Teltonika units support the two relay commands, STATUS#, WHERE# and VERSION#. Phones with OwnTracks support none.',
      'no-subscription': 'This device has no subscription. You can only restore its relay.',
      'too-many-open': '{{maxOpen}} commands are already waiting. Try again when one is done.',
      superseded: 'A later command took its place.',
      'tracker-refused': 'The tracker replied “{{answer}}”.',
      undelivered: 'The tracker didn’t make contact in time.',
      unanswered: 'The tracker didn’t answer in time. It may still have carried out the command.',
    } satisfies Record<CommandReason, string>,
    until: 'It’s sent as soon as it is safe, and expires at {{time}}.',
    seen: '{{speed}}, position {{age}} old',
    progress: 'Commands for {{name}}',
    log: {
      title: 'Commands',
      count_one: '{{count}} command',
      count_other: '{{count}} commands',
      by: 'Requested by {{requester}} · IP address {{address}}',
      byGeofence: 'Requested by the geofence {{geofence}}, on entry',
      you: 'you',
      steps: 'Timeline',
      answer: 'Answer: “{{answer}}”',
      empty: 'No commands yet. Commands you send to this tracker and their results appear here.',
      emptyPicture: 'A command on its way to a tracker',
      failed: 'Couldn’t load commands',
      stale: 'Couldn’t refresh commands',
      loading: 'Loading commands',
    },
  },
  device: {
    back: 'Live map',
    show: 'Show on the live map',
    connect: 'Connect tracker',
    actions: 'Commands for {{name}}',
    storeOn: 'Enable storage mode',
    storeOff: 'Exit storage mode',
    loading: 'Loading device',
    loadFailed: 'Couldn’t load this device',
    unknownTitle: 'Device not found',
    unknownText: 'This device isn’t in your account. It may have been removed.',
  },
  errors: { validation: 'Enter a command.' },
}
