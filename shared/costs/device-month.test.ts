import { describe, expect, it } from 'vitest'
import {
  authorizerMonth,
  type CountedDay,
  directMonth,
  plainTopicsMonth,
  streamedMonth,
  totalOf,
} from './device-month.ts'

/** A million messages in a month of 30.4375 days, each costing one write, two reads and 1 ms of CPU time. */
const DAY: CountedDay = {
  drivingMessages: 1e6 / 30.4375,
  parkedMessages: 0,
  writeUnits: 1e6 / 30.4375,
  readUnits: 2e6 / 30.4375,
  cpuMs: 1,
  logBytes: 0,
  recordBytes: 500,
  storedBytes: 1e9 / 30.4375 / 36,
  storedPositions: 1e6 / 30.4375,
  provisionable: { writes: 0.9e6 / 30.4375, reads: 1e6 / 30.4375 },
  merging: { writeUnits: 0, readUnits: 0, cpuMs: 0 },
}
const SETTINGS = { memoryMb: 1_769, isTraced: false, logsEachCall: false }
const ONE_DEVICE = { devices: 1, drivingHours: 24, retentionMonths: 36 }

describe('OPS the cost of a device-month', () => {
  it('is the sum of the AWS charges for each of its parts', () => {
    const parts = directMonth(DAY, SETTINGS, ONE_DEVICE)
    expect(parts).toEqual({
      connection: expect.closeTo(43_830 * 0.08e-6, 9),
      'rule and action': expect.closeTo(0.3, 9),
      writes: expect.closeTo(0.625, 9),
      reads: expect.closeTo(0.25, 9),
      // 60 ms of waiting, half a processor's memory, once a day
      'merging of days': expect.closeTo(30.4375 * (3 * 0.4e-6 + 0.2e-6 + 0.03 * 0.000_013_333_4), 9),
      'trail storage': expect.closeTo(0.25, 9),
      'trail backup (point-in-time recovery)': expect.closeTo(0.2, 9),
      'function calls': expect.closeTo(0.2, 9),
      // 15 ms of waiting and 1 ms of CPU time, one million times, at 1,769 MB
      'function time': expect.closeTo(16_000 * (1_769 / 1_024) * 0.000_013_333_4, 9),
      logs: 0,
      traces: 0,
    })
    expect(totalOf(parts)).toBeCloseTo(2.197, 2)
  })

  it('counts the refreshes of the connection, and the messages of a tracker without Basic Ingest', () => {
    const perCall = 0.2e-6 + 0.5 * 0.125e-6 + (0.006 * 1_769 * 0.000_013_333_4) / 1_024
    expect(authorizerMonth({ readUnits: 0.5, cpuMs: 1, logBytes: 0 }, SETTINGS, 1)).toBeCloseTo(
      24 * 30.4375 * perCall,
      9,
    )
    expect(plainTopicsMonth(DAY)).toBeCloseTo(1, 9)
  })

  it('costs the same for CPU time with less of a processor, since it takes proportionally longer', () => {
    const half = directMonth({ ...DAY, cpuMs: 1_000 }, { ...SETTINGS, memoryMb: 1_769 / 2 }, ONE_DEVICE)
    const whole = directMonth({ ...DAY, cpuMs: 1_000 }, SETTINGS, ONE_DEVICE)
    const waiting = 15_000 * (1_769 / 1_024) * 0.000_013_333_4
    expect((half['function time'] ?? 0) - waiting / 2).toBeCloseTo((whole['function time'] ?? 0) - waiting, 6)
  })

  it('traces the first call of each second and one in twenty of the others', () => {
    const tracingCost = (devices: number, messages: number) =>
      directMonth(
        { ...DAY, drivingMessages: messages },
        { ...SETTINGS, isTraced: true },
        { ...ONE_DEVICE, devices },
      ).traces
    expect(tracingCost(1, 86_400)).toBeCloseTo(86_400 * 30.4375 * 5e-6, 6)
    expect(tracingCost(2, 86_400)).toBeCloseTo(86_400 * 30.4375 * 5e-6 * (1.05 / 2), 6)
  })

  it('calls the function behind a stream ten times a second per shard instead of once per message', () => {
    const calls = (devices: number) =>
      (streamedMonth(DAY, SETTINGS, { ...ONE_DEVICE, devices })['function calls'] ?? 0) / 0.2e-6
    expect(calls(1)).toBeCloseTo(1e6, 3)
    expect(calls(1_000)).toBeCloseTo((86_400 * 40 * 30.4375) / 1_000, 3)
  })

  it('shares the hourly price of a stream among all devices', () => {
    const streamCost = (devices: number) =>
      streamedMonth(DAY, SETTINGS, { ...ONE_DEVICE, devices }).stream ?? 0
    expect(streamCost(1) - streamCost(1_000)).toBeCloseTo(30.4375 * 24 * 0.04 * 0.999, 6)
  })

  it('costs less with provisioned capacity, of which half is used, where the tables have it', () => {
    const [onDemand, provisioned] = [undefined, 5_000].map((peakMessages) =>
      directMonth(DAY, SETTINGS, { ...ONE_DEVICE, ...(peakMessages && { peakMessages }) }),
    )
    expect(onDemand?.writes).toBeCloseTo(0.625, 9)
    expect(provisioned?.writes).toBeCloseTo(0.1 * 0.625 + (0.9e6 * 0.000_65) / 3_600 / 0.5, 9)
    expect(provisioned?.reads).toBeCloseTo(0.5 * 0.25 + (1e6 * 0.000_13) / 3_600 / 0.5, 9)
  })

  it('has a shard for each 700 messages of the busiest second in a provisioned stream', () => {
    const streamCost = (peakMessages: number) =>
      streamedMonth(DAY, SETTINGS, { ...ONE_DEVICE, peakMessages }).stream
    const [shardMonth, units] = [30.4375 * 24 * 0.015, 1e6 * 0.014e-6]
    expect(streamCost(700)).toBeCloseTo(shardMonth + units, 9)
    expect(streamCost(701)).toBeCloseTo(2 * shardMonth + units, 9)
  })
})
