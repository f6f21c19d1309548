/** What every report says around its sections, in PDF and HTML. */
export const documentTexts = {
  contents: 'Contents',
  page: 'Page {{page}} of {{pages}}',
  generated: 'Generated {{time}}',
  completeness: 'About these figures',
  definitions: 'Definitions',
  /** The table of a chart, folded under it. */
  asTable: 'Show as a table',
  noData: 'No data',
  name: 'Name',
  duration: 'Duration',
  states: {
    driving: 'Driving',
    idle: 'Idle',
    stopped: 'Stopped',
    noContact: 'No contact',
  },
  marks: {
    start: 'Start',
    end: 'End',
    stop: 'Stop',
  },
  mapCredit: 'Map: Natural Earth, GeoNames',
} as const
