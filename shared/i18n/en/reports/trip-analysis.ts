/** The report of trips, as a logbook. */
export const tripAnalysisTexts = {
  trips: 'Trips',
  sums: 'By device and purpose',
  noTrips: 'There are no trips in this period.',
  purposes: {
    business: 'Business',
    private: 'Private',
    none: 'Not marked',
  },
  purposeShare: '{{share}} of the distance',
  chart: 'Distance by day and purpose',
  share: 'Share of distance',
  definitions: {
    trip: 'A trip ends with a stop: standing for {{duration}} or longer. It is listed on the day it starts, with its whole distance, so a trip across the end of the period counts as a whole.',
    private: 'The places of private trips are left out.',
    notMarked: 'Trips that are not marked are neither business nor private trips.',
    late: 'Positions that arrive late can change a trip. Generate the report again to include them.',
  },
} as const
