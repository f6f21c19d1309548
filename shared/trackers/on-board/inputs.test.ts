import { describe, expect, it } from 'vitest'
import { aPosition } from '../../../test/make/tracking/a-position.ts'
import { onBoardWith } from '../../../test/make/tracking/on-board.ts'
import { type InputStates, Inputs } from '../../devices/inputs.ts'
import { withInputs } from './inputs.ts'

const onBoard = (inputs: InputStates, wired: object | undefined, sent = {}) =>
  withInputs({ ...aPosition(sent), inputs }, wired && Inputs.parse(wired)).onBoard

describe('LIV-7 the inputs of a tracker', () => {
  it('say what their owner has wired to them', () => {
    const wired = {
      din1: { reading: 'bilgePump' },
      din2: { reading: 'bilgeHigh' },
      din3: { reading: 'shorePower' },
      ain1: { battery: 'house' },
      ain2: { battery: 'starter' },
    }
    expect(onBoard({ din1: true, din2: false, din3: true, ain1: 12.6, ain2: 12.9 }, wired)).toEqual(
      onBoardWith({
        bilgePump: true,
        bilgeHigh: false,
        shorePower: true,
        batteries: { house: { volts: 12.6, percent: null }, starter: { volts: 12.9, percent: null } },
      }),
    )
  })
  it('say the opposite where they are inverted', () => {
    const wired = { din1: { reading: 'shorePower', inverted: true } }
    expect(onBoard({ din1: true }, wired)?.shorePower).toBe(false)
    expect(onBoard({ din1: false }, wired)?.shorePower).toBe(true)
  })
  it('say nothing where nothing is wired, or nothing was sent', () => {
    expect(onBoard({ din1: true, ain1: 12.6 }, undefined)).toBeNull()
    expect(onBoard({ din1: true }, {})).toBeNull()
    expect(onBoard({ din1: true }, { din2: { reading: 'bilgeHigh' }, ain1: { battery: 'house' } })).toBeNull()
  })
  it.each([
    [{ din1: true, din2: false }, true],
    [{ din1: false, din2: true }, true],
    [{ din1: false, din2: false }, false],
    [{ din2: false }, false],
    [{}, null],
  ])('of two pumps %j: one of them runs: %s', (states, runs) => {
    const wired = {
      din1: { reading: 'bilgePump' },
      din2: { reading: 'bilgePump' },
      ain1: { battery: 'house' },
    }
    expect(onBoard({ ...states, ain1: 12.6 }, wired)?.bilgePump).toBe(runs)
  })
  it('are preferred to what the tracker says itself, which is kept otherwise', () => {
    const sent = { onBoard: onBoardWith({ bilgeHigh: false, depthM: 4 }) }
    expect(onBoard({ din1: true }, { din1: { reading: 'bilgeHigh' } }, sent)).toEqual(
      onBoardWith({ bilgeHigh: true, depthM: 4 }),
    )
  })
  it('are not part of the position', () => {
    expect(withInputs({ ...aPosition(), inputs: { din1: true } })).toEqual(aPosition())
  })
  it.each([
    [{ din1: { reading: 'bilgePump' } }, true],
    [{}, true],
    [{ din5: { reading: 'bilgePump' } }, false],
    [{ din1: { reading: 'depthM' } }, false],
    [{ din1: { battery: 'house' } }, false],
    [{ ain1: { reading: 'bilgePump' } }, false],
    [{ ain1: { battery: 'house' }, ain2: { battery: 'starter' } }, true],
    [{ ain1: { battery: 'house' }, ain2: { battery: 'house' } }, false],
    [{ ain1: { battery: 'x'.repeat(16) } }, true],
    [{ ain1: { battery: 'x'.repeat(17) } }, false],
    [{ ain1: { battery: 'House' } }, false],
  ])('%j can be saved: %s', (inputs, isValid) => {
    expect(Inputs.safeParse(inputs).success).toBe(isValid)
  })
})
