/** The report of a month for the boss: totals, costs and use. */
export const monthlyOverviewTexts = {
  cost: 'Cost',
  /** Per 100 kilometres, miles or nautical miles. */
  costPer: 'Cost per {{count}} {{unit}}',
  utilization: 'Utilization',
  utilizationNote: '{{used}} of {{known}} days',
  before: '{{before}} before',
  devices: 'By device',
  mostDriven: 'Driven farthest',
  mostIdling: 'Most idling',
  fastest: 'Highest speeds',
  leastUsed: 'Least used',
  month: 'Distance by month',
  definitions: {
    utilization:
      'Utilization is the share of days on which a device was driven. Days of which nothing is known don’t count.',
    cost: 'Cost is the price of the subscription for the days of this period on which you had the device. Fuel, insurance and other costs are not included.',
  },
} as const
