export const overviewTexts = {
  overview: { title: 'Overview' },
}
