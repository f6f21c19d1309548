import { expect, it } from 'vitest'
import { DIGITAL_INPUTS, Inputs } from '../../../../shared/devices/inputs.ts'
import { inputsDraft, inputsOf, SWITCH_CHOICES } from './inputs-draft.ts'

it.each([
  {},
  ...DIGITAL_INPUTS.flatMap((input) =>
    SWITCH_CHOICES.map(({ reading, state }) => ({ [input]: { reading, inverted: state === 'off' } })),
  ),
  { ain1: { battery: 'house' }, ain2: { battery: 'thruster' } },
  { ain2: { battery: 'starter' } },
])('LIV-7 %j stays as it is where nothing is chosen', (inputs) => {
  const read = Inputs.parse(inputs)
  expect(inputsOf(inputsDraft(read))).toEqual(read)
})
