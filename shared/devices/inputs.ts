import * as z from 'zod'
import { NAME_PATTERN } from '../tracking/merge-on-board.ts'
import { SWITCHES } from '../tracking/on-board.ts'

export const DIGITAL_INPUTS = ['din1', 'din2', 'din3', 'din4'] as const
export const ANALOG_INPUTS = ['ain1', 'ain2'] as const
type DigitalInput = (typeof DIGITAL_INPUTS)[number]
type AnalogInput = (typeof ANALOG_INPUTS)[number]

/** Whether each digital input is on, and the volts at each analog one. An input that was not sent is missing. */
export type InputStates = Partial<Record<DigitalInput, boolean> & Record<AnalogInput, number>>

/** `inverted`: the reading is true while the input is off. */
const Switch = z.strictObject({ reading: z.enum(SWITCHES), inverted: z.boolean().default(false) })
/** The battery whose voltage an analog input measures. */
const Battery = z.strictObject({ battery: z.string().regex(NAME_PATTERN) })

/** What is wired to the inputs of a tracker. An input that is missing is not read. */
export const Inputs = z
  .strictObject({
    din1: Switch.optional(),
    din2: Switch.optional(),
    din3: Switch.optional(),
    din4: Switch.optional(),
    ain1: Battery.optional(),
    ain2: Battery.optional(),
  })
  .refine(({ ain1, ain2 }) => ain1 === undefined || ain1.battery !== ain2?.battery, {
    error: 'Two inputs cannot measure the same battery.',
    path: ['ain2'],
  })
export type Inputs = z.infer<typeof Inputs>
