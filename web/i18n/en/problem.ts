export const problemTexts = {
  problem: {
    network: 'Couldn’t reach the server. Check your connection and try again.',
    'unreadable-answer': 'The server sent an unexpected response. Reload the page.',
    'subscription-required': 'You have no available subscription for another device.',
    'device-not-available': 'This tracker ID isn’t available. Check the ID on the tracker.',
    'too-many-claims': 'Too many attempts with unavailable IDs. Try again later.',
    'account-closed': 'This account is closed. Contact support to reopen it.',
    unauthenticated: 'Your session has expired. Sign in again.',
    'not-found': 'This device is no longer in your account.',
    'invalid-body': 'Some values are invalid. Check the highlighted fields.',
    unavailable: 'The server is temporarily unavailable. Try again in a few seconds.',
    other: 'Something went wrong. Try again in a moment.',
    code: 'Code {{code}}',
    tryAgain: 'Try again',
    siteTitle: 'Couldn’t start Vectra',
    siteText:
      'Check your connection and try again. If it keeps failing, contact support with the details below.',
    partsText: 'Parts of this site couldn’t be loaded. Check your connection and reload the page.',
    pageTitle: 'Something went wrong',
    pageText: 'This page couldn’t be shown. Your devices keep reporting. Reload the page to see them.',
    reload: 'Reload page',
  },
}
