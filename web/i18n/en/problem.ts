export const problemTexts = {
  problem: {
    network: 'No answer from the server. Check your connection; nothing was changed.',
    'unreadable-answer': 'The server answered in a form that this page does not know. Reload the page.',
    'subscription-required': 'There is no free subscription for another device.',
    'device-not-available': 'This tracker id is not available. Check the id on the tracker.',
    'too-many-claims': 'Too many tries with ids that are not available. Try again in an hour.',
    'not-found': 'This device is no longer in your account.',
    'invalid-body': 'Something in the form is not accepted. Check the marked fields.',
    other: 'That did not work. Try again in a moment.',
    code: 'Code {{code}}',
    tryAgain: 'Try again',
    siteTitle: 'Vectra could not start',
    siteText: 'The settings of this site could not be read. Check your connection and try again.',
    pageTitle: 'This page stopped',
    pageText: 'Something in it failed. Your devices go on reporting; load the page again to see them.',
    reload: 'Load again',
  },
}
