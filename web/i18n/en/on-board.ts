/** The texts of readings on board, which load with the page of a device. Other languages must have the same shape. */
export const onBoardTexts = {
  onBoard: {
    title: 'On board',
    alarm: 'The water in the bilge is high. Check the boat now.',
    bilgeHigh: { name: 'Bilge water', yes: 'High', no: 'Normal' },
    bilgePump: { name: 'Bilge pump', yes: 'Running', no: 'Off' },
    shorePower: { name: 'Shore power', yes: 'Connected', no: 'Not connected' },
    depth: 'Depth',
    batteries: 'Batteries',
    tanks: 'Tanks',
    /** The usual names of batteries and tanks. Any other is shown as it is sent. */
    names: {
      house: 'House',
      starter: 'Starter',
      engine: 'Engine',
      bow: 'Bow',
      fuel: 'Fuel',
      water: 'Water',
      freshwater: 'Fresh water',
      wastewater: 'Gray water',
      blackwater: 'Black water',
    },
  },
  connect: {
    vectra: {
      meanings: {
        bilgePump: 'Whether the bilge pump is running',
        bilgeHigh: 'Whether the water in the bilge is high',
        shorePower: 'Whether shore power is connected',
        depthM: 'Depth of the water in meters',
        batteries: 'Batteries on board by name, in volts and percent',
        tanks: 'How full each tank is, from 0 to 1',
      },
    },
  },
}
