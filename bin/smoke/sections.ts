/** The sections of the documents that say what to do about a failed check. */
export const SECTIONS = {
  prove: { document: 'docs/deploy.md', heading: '5. Prove it' },
  trackers: { document: 'docs/operate.md', heading: 'Trackers cannot connect' },
  telemetry: { document: 'docs/operate.md', heading: 'Telemetry errors' },
  api: { document: 'docs/operate.md', heading: 'API errors and latency' },
  edge: { document: 'docs/operate.md', heading: 'The edge' },
  livePush: { document: 'docs/operate.md', heading: 'Positions are not pushed' },
  commands: { document: 'docs/operate.md', heading: 'Commands do not arrive' },
  shares: { document: 'docs/operate.md', heading: 'Share links' },
  limits: { document: 'docs/operate.md', heading: 'Limits' },
  rights: { document: 'docs/operate.md', heading: 'Clients may do too much' },
  metrics: { document: 'docs/operate.md', heading: 'Metrics without data' },
} as const
export type Section = (typeof SECTIONS)[keyof typeof SECTIONS]
