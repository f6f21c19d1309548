/** The account that every local run has. */
export const DEMO_ACCOUNT = { email: 'demo@vectra.local', password: 'Vectra-demo-2026' }
