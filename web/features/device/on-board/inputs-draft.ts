import { ANALOG_INPUTS, DIGITAL_INPUTS, type Inputs } from '../../../../shared/devices/inputs.ts'
import { SWITCHES } from '../../../../shared/tracking/on-board.ts'

/** The batteries to choose from, the most common first, and the chosen one, which a program may have named. */
export const batteriesWith = (chosen: string): string[] =>
  [...new Set(['house', 'starter', 'engine', 'bow', chosen])].filter((name) => name !== '')

/** What can be chosen for a digital input. `state`: that of the input while the reading holds. */
export const SWITCH_CHOICES = SWITCHES.flatMap((reading) =>
  (['on', 'off'] as const).map((state) => ({ value: `${reading} ${state}`, reading, state })),
)

/** What is chosen for each input; empty for nothing. */
type InputsDraft = Record<keyof Inputs, string>

export const inputsDraft = (inputs: Inputs): InputsDraft => {
  const switchOf = (input: (typeof DIGITAL_INPUTS)[number]) => {
    const wired = inputs[input]
    return wired === undefined ? '' : `${wired.reading} ${wired.inverted ? 'off' : 'on'}`
  }
  return {
    din1: switchOf('din1'),
    din2: switchOf('din2'),
    din3: switchOf('din3'),
    din4: switchOf('din4'),
    ain1: inputs.ain1?.battery ?? '',
    ain2: inputs.ain2?.battery ?? '',
  }
}

/** What a draft says, unchecked. */
export const inputsOf = (draft: InputsDraft): object =>
  Object.fromEntries([
    ...DIGITAL_INPUTS.flatMap((input) => {
      const choice = SWITCH_CHOICES.find(({ value }) => value === draft[input])
      return choice === undefined
        ? []
        : [[input, { reading: choice.reading, inverted: choice.state === 'off' }] as const]
    }),
    ...ANALOG_INPUTS.flatMap((input) =>
      draft[input] === '' ? [] : [[input, { battery: draft[input] }] as const],
    ),
  ])
