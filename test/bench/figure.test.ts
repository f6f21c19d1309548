import { describe, expect, it } from 'vitest'
import { figure, isMet } from './figure.ts'

describe('OPS a figure of the bench', () => {
  it('keeps a goal up to the goal itself, in its direction', () => {
    expect(isMet(figure('start', 20, 's', { atMost: 20 }))).toBe(true)
    expect(isMet(figure('start', 20.01, 's', { atMost: 20 }))).toBe(false)
    expect(isMet(figure('rate', 90, '%', { atLeast: 90 }))).toBe(true)
    expect(isMet(figure('rate', 89.99, '%', { atLeast: 90 }))).toBe(false)
    expect(isMet(figure('rate', 1, '%'))).toBe(null)
  })

  it('is compared as it is shown, so that no value equals its goal and misses it', () => {
    expect(figure('ratio', 1.500_04, 'times')).toEqual({ name: 'ratio', value: 1.5, unit: 'times' })
    expect(isMet(figure('ratio', 1.500_04, 'times', { atMost: 1.5 }))).toBe(true)
    expect(isMet(figure('ratio', 1.500_6, 'times', { atMost: 1.5 }))).toBe(false)
  })

  it('keeps all digits of a count', () => {
    expect(figure('compressed', 125_797, 'bytes').value).toBe(125_797)
    expect(figure('cost', 0.058_234_9, '$').value).toBe(0.058_23)
  })

  it('does not take nothing for a value', () => {
    expect(() => figure('  warm', Number.NaN, 'ms')).toThrow('warm: nothing was measured')
    expect(() => figure('ratio', Number.POSITIVE_INFINITY, 'times')).toThrow('ratio: nothing was measured')
  })
})
