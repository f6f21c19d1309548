/** Exists in every local run, and nowhere else. */
export const DEMO_ACCOUNT = { email: 'demo@vectra.local', password: 'Vectra-demo-2026' }
