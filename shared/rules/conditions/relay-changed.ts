import { type CompiledCondition, READING, reasonAt } from './compiled-condition.ts'
import { answerAfter, firstAnswer, isNo, isYes } from './memory/answer.ts'

/**
 * The relay changes to what the account did not ask for: somebody else switched it. Without a request of the account,
 * any change is somebody else's. Remembers whether it was cut.
 */
export const relayChanged = (): CompiledCondition => ({
  ...READING,
  needsFix: false,
  instant: true,
  lasting: false,
  begin: ({ relayCut }) => firstAnswer(relayCut),
  remember: ({ relayCut }, before) => answerAfter(before, relayCut),
  look: ({ relayRequested }, _at, after, before) => {
    const isNowCut = isNo(before) && isYes(after)
    if (!isNowCut && !(isYes(before) && isNo(after))) return 'unmet'
    return relayRequested === isNowCut ? 'unmet' : 'met'
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

/** As a rule's action says it: `off` means cut. */
const wordOf = (relayCut: boolean | null) => (relayCut === null ? null : relayCut ? 'off' : 'on')
