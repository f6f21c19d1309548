/** Fields for dates, and their calendar. */
export const dateTexts = {
  dates: {
    /** What a time looks like, after the pattern of the date. */
    patterns: { '12h': 'h:mm AM', '24h': 'hh:mm' },
    /** In the pattern of a date. */
    letters: { day: 'DD', month: 'MM', year: 'YYYY' },
    wrong: 'Enter a date as {{pattern}}, from {{first}} to {{last}}.',
    open: 'Open calendar',
    failed: 'Couldn’t load the calendar. Type the date instead.',
    chooseMonth: 'Choose a month',
    chooseYear: 'Choose a year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
}
