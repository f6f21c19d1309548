/** Handing an account over to a member. */
export const handOverTexts = {
  handOver: {
    start: 'Hand over',
    title: 'Hand the account over to {{name}}?',
    text: '{{name}} becomes the owner, with all devices, members, subscriptions and cards. You both confirm by email first.',
    ownerKnows:
      'Your sign-in and your API keys end then. We’ll email you an invitation: sign up again with it to stay on as a manager.',
    youStay: 'You stay on as a manager.',
    ask: 'Ask for confirmation',
    notAsked: 'Couldn’t ask for confirmation',
    waiting: 'Being handed over to {{name}}',
    waitingForBoth: 'You both have until {{time}} to confirm by email.',
    waitingForOwner: 'You have until {{time}} to confirm by email.',
    waitingForMember: '{{name}} has until {{time}} to confirm by email.',
    underWay: 'Both of you have confirmed. This takes a moment.',
    keep: 'Keep the account',
    notKept: 'Couldn’t keep the account',
    page: 'Hand over {{account}}?',
    pageText:
      '{{owner}} hands the account over to {{member}}, with all devices, members, subscriptions and cards.',
    memberKnows: 'From then on, you pay for its subscriptions. The saved card stays until you replace it.',
    limit: 'The link is valid until {{time}}.',
    confirm: 'Confirm',
    notConfirmed: 'Couldn’t confirm',
    unknown: 'Couldn’t load what to confirm',
    none: 'This link isn’t valid',
    noneText:
      'It has expired, was withdrawn, or was sent to another address than the one you’re signed in with.',
    confirmed: 'You have confirmed',
    waitingForOther: 'The account is handed over as soon as the other side has confirmed too.',
    ownerDone: 'The account is being handed over. Your invitation is on its way to your inbox.',
    memberDone: 'The account is yours. It will appear among your accounts in a moment.',
  },
}
