/** The page of one device. The texts of its connection and commands are in `connect.ts` and `commands.ts`. */
export const devicePageTexts = {
  devicePage: {
    open: 'Device details',
    map: 'Map of {{name}}',
    history: 'Route history',
    report: 'Schedule report',
    today: 'Trips and stops today',
    openDay: 'Open route',
    noTrips: 'No trips or stops yet today.',
    diagnostics: 'Connection and messages',
    lastContact: 'Last contact',
    accepted: 'Positions shown',
    held: 'Positions held back',
    heldWhy: 'Stored, but not shown: without a GPS fix, too inaccurate, or implausibly far away.',
    unreadable: 'Unreadable messages',
    lastUnreadable: 'Show the latest unreadable message',
    readings: 'Status and readings',
  },
}
