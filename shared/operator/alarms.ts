import * as z from 'zod'

/** `noData`: the alarm has not measured anything yet. */
export const AlarmState = z.enum(['alarm', 'ok', 'noData'])
export type AlarmState = z.infer<typeof AlarmState>

/** An alarm of the stack, as CloudWatch has it. */
export const Alarm = z.object({
  state: AlarmState,
  /** Since when it is in that state. */
  since: z.iso.datetime(),
  event: z.string(),
  remedy: z.string(),
  /** A heading of docs/operate.md. */
  section: z.string(),
})
export type Alarm = z.infer<typeof Alarm>

type AlarmTexts = Pick<Alarm, 'event' | 'remedy' | 'section'>

const DESCRIPTION = /^([^:]+): (.+)\. See "([^"]+)" in docs\/operate\.md\.$/s

/** The description of an alarm in CloudWatch and its emails. */
export const alarmDescription = ({ event, remedy, section }: AlarmTexts): string =>
  `${event}: ${remedy}. See "${section}" in docs/operate.md.`

/** `null` for the description of an alarm that is not ours. */
export function readAlarmDescription(description: string): AlarmTexts | null {
  const [, event, remedy, section] = DESCRIPTION.exec(description) ?? []
  if (event === undefined || remedy === undefined || section === undefined) return null
  return { event, remedy, section }
}
