import { describe, expect, it } from 'vitest'
import { type CountedDay, directMonth, streamedMonth, totalOf } from './device-month.ts'

/** A million messages in a month of 30.4375 days, one write and two reads each, 1 ms of a processor. */
const DAY: CountedDay = {
  drivingMessages: 1e6 / 30.4375,
  parkedMessages: 0,
  writeUnits: 1e6 / 30.4375,
  readUnits: 2e6 / 30.4375,
  cpuMs: 1,
  logBytes: 0,
  recordBytes: 500,
  storedBytes: 1e9 / 30.4375 / 36,
}
const RUNNING = { memoryMb: 1_769, traced: false, logsEachCall: false }
const ALONE = { devices: 1, drivingHours: 24, keptMonths: 36 }

describe('OPS the cost of a device-month', () => {
  it('is the sum of what AWS charges for each of its parts', () => {
    const parts = directMonth(DAY, RUNNING, ALONE)
    expect(parts).toEqual({
      connection: expect.closeTo(43_830 * 0.08e-6, 9),
      'rule and action': expect.closeTo(0.3, 9),
      writes: expect.closeTo(0.625, 9),
      reads: expect.closeTo(0.25, 9),
      'the trail, kept': expect.closeTo(0.25, 9),
      'its backup to any second': expect.closeTo(0.2, 9),
      'function calls': expect.closeTo(0.2, 9),
      // 15 ms of waiting and 1 of work, a million times, of 1,769 MB
      'function time': expect.closeTo(16_000 * (1_769 / 1_024) * 0.000_013_333_4, 9),
      logs: 0,
      traces: 0,
    })
    expect(totalOf(parts)).toBeCloseTo(2.197, 2)
  })

  it('takes as much longer as there is less of a processor, and costs as much for the work', () => {
    const half = directMonth({ ...DAY, cpuMs: 1_000 }, { ...RUNNING, memoryMb: 1_769 / 2 }, ALONE)
    const whole = directMonth({ ...DAY, cpuMs: 1_000 }, RUNNING, ALONE)
    const waiting = 15_000 * (1_769 / 1_024) * 0.000_013_333_4
    expect((half['function time'] ?? 0) - waiting / 2).toBeCloseTo((whole['function time'] ?? 0) - waiting, 6)
  })

  it('traces the first call of each second, and of the others one in twenty', () => {
    const traced = (devices: number, messages: number) =>
      directMonth({ ...DAY, drivingMessages: messages }, { ...RUNNING, traced: true }, { ...ALONE, devices })
        .traces
    expect(traced(1, 86_400)).toBeCloseTo(86_400 * 30.4375 * 5e-6, 6)
    expect(traced(2, 86_400)).toBeCloseTo(86_400 * 30.4375 * 5e-6 * (1.05 / 2), 6)
  })

  it('calls the function for a second of a shard, and not for each message, behind a stream', () => {
    const calls = (devices: number) =>
      (streamedMonth(DAY, RUNNING, { ...ALONE, devices })['function calls'] ?? 0) / 0.2e-6
    expect(calls(1)).toBeCloseTo(1e6, 3)
    expect(calls(1_000)).toBeCloseTo((86_400 * 4 * 30.4375) / 1_000, 3)
  })

  it('shares the stream itself among all devices', () => {
    const stream = (devices: number) =>
      streamedMonth(DAY, RUNNING, { ...ALONE, devices })['the stream itself'] ?? 0
    expect(stream(1) - stream(1_000)).toBeCloseTo(30.4375 * 24 * 0.04 * 0.999, 6)
  })
})
