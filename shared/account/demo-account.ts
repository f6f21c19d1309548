/** Exists in every local run, and nowhere else. */
export const DEMO_ACCOUNT = { email: 'demo@vectra.local', password: 'Vectra-demo-2026' }
/** A rental business whose trackers are on their way: it has orders in every other state. */
export const DEMO_RENTAL = { email: 'rental@vectra.local', password: DEMO_ACCOUNT.password }
/** A second person, who is an operator of the boats of the demo account. */
export const DEMO_CREW = { email: 'crew@vectra.local', password: DEMO_ACCOUNT.password }
