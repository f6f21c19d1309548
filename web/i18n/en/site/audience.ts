/** What the audience pages, the installation guide and the marine page share. */
export const audienceTexts = {
  audience: {
    today: 'Today',
    changed: 'With {{name}}',
    changesTitle: 'What changes',
    stepsTitle: 'How it works',
    questionsTitle: 'Questions',
    guide: 'See the installation guide',
    call: 'Call {{phone}}',
    email: 'Email {{email}}',
  },
}
