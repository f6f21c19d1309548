import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const NEW_YORK = 'America/New_York'
const NIGHT = { from: '22:00', to: '07:00' }

const end = (at: string, hours = NIGHT, zone = NEW_YORK) => {
  const until = quietUntil(hours, zone, Date.parse(at))
  return until === null ? null : new Date(until).toISOString()
}

describe('SET-2 quiet hours', () => {
  it.each([
    ['2026-06-01T01:59:59.999Z', null],
    ['2026-06-01T02:00:00.000Z', '2026-06-01T11:00:00.000Z'],
    ['2026-06-01T05:00:00.000Z', '2026-06-01T11:00:00.000Z'],
    ['2026-06-01T10:59:59.999Z', '2026-06-01T11:00:00.000Z'],
    ['2026-06-01T11:00:00.000Z', null],
  ])('SET-2 from 22:00 to 07:00 in New York at %s end at %s', (at, until) => {
    expect(end(at)).toBe(until)
  })

  it.each([
    ['2026-06-01T15:59:00Z', null],
    ['2026-06-01T16:00:00Z', '2026-06-01T17:00:00.000Z'],
    ['2026-06-01T17:00:00Z', null],
  ])('SET-2 that do not cross midnight at %s end at %s', (at, until) => {
    expect(end(at, { from: '12:00', to: '13:00' })).toBe(until)
  })

  it.each([
    // the clocks go forward at 07:00Z
    ['2026-03-08T04:00:00Z', '2026-03-08T11:00:00.000Z'],
    // the clocks go back at 06:00Z
    ['2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
  ])('SET-2 in a night in which the clocks change, at %s, end at 07:00: %s', (at, until) => {
    expect(end(at)).toBe(until)
  })

  it.each([
    // 01:15, and again an hour later
    ['2026-11-01T05:15:00Z', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T05:30:00Z', null],
    ['2026-11-01T06:15:00Z', null],
  ])('SET-2 that end in the hour that the clocks repeat are over once: at %s', (at, until) => {
    expect(end(at, { from: '22:00', to: '01:30' })).toBe(until)
  })

  it('SET-2 that end in the hour that the clocks skip end half an hour after the change', () => {
    expect(end('2026-03-08T05:00:00Z', { from: '22:00', to: '02:30' })).toBe('2026-03-08T07:30:00.000Z')
  })

  it.each([
    [null, '07:00'],
    ['22:00', null],
    ['22:00', '22:00'],
  ])('SET-2 from %s to %s are none', (from, to) => {
    expect(quietUntil({ from, to }, NEW_YORK, Date.parse('2026-06-01T05:00:00Z'))).toBe(null)
  })
})
