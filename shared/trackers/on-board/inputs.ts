import { ANALOG_INPUTS, DIGITAL_INPUTS, type InputStates, type Inputs } from '../../devices/inputs.ts'
import { mergeOnBoard } from '../../tracking/merge-on-board.ts'
import type { SWITCHES } from '../../tracking/on-board.ts'
import type { Position } from '../../tracking/position.ts'
import type { DecodedPosition } from '../decoded.ts'
import { onBoardOf } from './on-board-values.ts'

/** The states of a report's inputs, each by its number from 1 on; without `inputs` where it has none. */
export function inputStates(
  digital: (number: number) => boolean | null,
  analog: (number: number) => number | null = () => null,
): { inputs?: InputStates } {
  const inputs: InputStates = {}
  for (const [index, name] of DIGITAL_INPUTS.entries()) {
    const isOn = digital(index + 1)
    if (isOn !== null) inputs[name] = isOn
  }
  for (const [index, name] of ANALOG_INPUTS.entries()) {
    const volts = analog(index + 1)
    if (volts !== null) inputs[name] = volts
  }
  return Object.keys(inputs).length === 0 ? {} : { inputs }
}

/** A position with the readings on board that its inputs give, by what the owner says is wired to them. */
export function withInputs(decoded: DecodedPosition, inputs: Inputs = {}): Position {
  if (decoded.inputs === undefined) return decoded
  const { inputs: states, ...position } = decoded
  const wired = onBoardOf({
    bilgePump: isAnyOn('bilgePump', states, inputs),
    bilgeHigh: isAnyOn('bilgeHigh', states, inputs),
    shorePower: isAnyOn('shorePower', states, inputs),
    batteries: ANALOG_INPUTS.flatMap((name) => {
      const input = inputs[name]
      return input === undefined ? [] : [[input.battery, { volts: states[name], percent: null }] as const]
    }),
    tanks: [],
  })
  return { ...position, onBoard: mergeOnBoard(position.onBoard, wired) }
}

/** One of two pumps that runs is enough. `null` if no input says. */
function isAnyOn(reading: (typeof SWITCHES)[number], states: InputStates, inputs: Inputs): boolean | null {
  const seen = DIGITAL_INPUTS.flatMap((name): boolean[] => {
    const [input, isOn] = [inputs[name], states[name]]
    return input?.reading !== reading || isOn === undefined ? [] : [isOn !== input.inverted]
  })
  return seen.length === 0 ? null : seen.includes(true)
}
