/** The sections of the documents that say what to do about a failed check, as `heading (document)`. */
export const SECTIONS = {
  prove: { document: 'docs/deploy.md', heading: '5. Prove it' },
  trackers: { document: 'docs/operate.md', heading: 'Trackers cannot connect' },
  telemetry: { document: 'docs/operate.md', heading: 'Telemetry errors' },
  api: { document: 'docs/operate.md', heading: 'API errors and latency' },
  leaked: { document: 'docs/operate.md', heading: 'Leaked credentials' },
} as const
export type Section = (typeof SECTIONS)[keyof typeof SECTIONS]
