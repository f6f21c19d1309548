/** Exists in every local run, and nowhere else. */
export const DEMO_ACCOUNT = { email: 'demo@vectra.local', password: 'Vectra-demo-2026' }
/** A second person, who is an operator of the boats of that account. */
export const DEMO_CREW = { email: 'crew@vectra.local', password: DEMO_ACCOUNT.password }
