import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'

/**
 * The relay changes to what the account did not ask for: somebody else switched it, or its wire was cut. Without a
 * request of the account, any change is somebody else's. Remembers the relay as it was: 1 is cut.
 */
export const relayChanged = (): CompiledCondition => ({
  ...READING,
  instant: true,
  lasting: false,
  begin: ({ relayCut }) => codeOf(relayCut, null),
  remember: ({ relayCut }, before) => codeOf(relayCut, before),
  look: ({ relayRequested }, _at, after, before) => {
    if (before === null || after === null || after === before) return 'unmet'
    return relayRequested === null || after !== Number(relayRequested) ? 'met' : 'unmet'
  },
  reason: (report, at) =>
    reasonAt(
      {
        check: 'relayChanged',
        operator: null,
        saw: wordOf(report.relayCut),
        limit: wordOf(report.relayRequested),
        unit: null,
      },
      at,
      report,
    ),
})

const codeOf = (relayCut: boolean | null, before: number | null) =>
  relayCut === null ? before : Number(relayCut)

/** As in a rule's action: `off` is cut. */
const wordOf = (relayCut: boolean | null) => (relayCut === null ? null : relayCut ? 'off' : 'on')
