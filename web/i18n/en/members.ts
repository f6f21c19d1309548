/** Members of an account, and being one. */
export const memberTexts = {
  members: {
    somebody: 'A member',
    cancel: 'Cancel',
    roles: {
      owner: 'Owner',
      manager: 'Manager',
      operator: 'Operator',
      viewer: 'Viewer',
    },
    accounts: 'Accounts',
    mine: 'My account',
    viewing: '{{account}} · {{role}}',
    back: 'Back to my account',
    open: 'Open {{account}}',
    others: 'You can see the devices of {{accounts}}.',
    supportUntil: 'Support access until {{time}}',
    leave: 'Leave this account',
    leaveTitle: 'Leave {{account}}?',
    leaveText: 'To come back, you need a new invitation.',
    notLeft: 'Couldn’t leave the account',
    ended: 'You no longer have access.',
    endedText: 'You’re no longer a member of this account, or the link is wrong.',
    notPermitted: 'Your role in this account doesn’t include this.',
  },
}
