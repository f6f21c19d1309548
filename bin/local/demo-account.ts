/** Exists in every local run. */
export const DEMO_ACCOUNT = { email: 'demo@vectra.local', password: 'Vectra-demo-2026' }
