/** The usual names of batteries and tanks. Any other is shown as it is sent. */
export const onBoardNames = {
  house: 'House',
  starter: 'Starter',
  engine: 'Engine',
  bow: 'Bow',
  fuel: 'Fuel',
  water: 'Water',
  freshwater: 'Fresh water',
  wastewater: 'Gray water',
  blackwater: 'Black water',
} as const
