/** The tables that the demo account is written to, by what they hold. */
export type DemoTables = Readonly<ReturnType<typeof demoTables>>

/** Finds the table of the stack that holds something: `TablesDue` with a suffix. */
export function tableOf(tableNames: readonly string[], holds: string): string {
  const name = tableNames.find((one) => one.startsWith(`Tables${holds}`))
  if (name === undefined) throw new Error(`The template has no table of ${holds}`)
  return name
}

export const demoTables = (names: readonly string[]) => ({
  accounts: tableOf(names, 'Accounts'),
  billingLog: tableOf(names, 'BillingLog'),
  commands: tableOf(names, 'Commands'),
  devices: tableOf(names, 'Devices'),
  due: tableOf(names, 'Due'),
  events: tableOf(names, 'Events'),
  geofences: tableOf(names, 'Geofences'),
  logbook: tableOf(names, 'Logbook'),
  maintenance: tableOf(names, 'Maintenance'),
  members: tableOf(names, 'Members'),
  orders: tableOf(names, 'Orders'),
  reports: tableOf(names, 'Reports'),
  rules: tableOf(names, 'Rules'),
  schedules: tableOf(names, 'Schedules'),
  shares: tableOf(names, 'Shares'),
  subscriptions: tableOf(names, 'Subscriptions'),
  trackers: tableOf(names, 'Trackers'),
  trails: tableOf(names, 'Trails'),
  usage: tableOf(names, 'Usage'),
})
