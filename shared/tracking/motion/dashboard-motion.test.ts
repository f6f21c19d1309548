import { describe, expect, test } from 'vitest'
import { dashboardMotion, engineOn } from './dashboard-motion.ts'

const UNKNOWN = { acc: null, statusDescription: null, speed: null, motionStatus: 'UNKNOWN' } as const

describe('STA-1 the motion on the dashboard', () => {
  test.each([
    [{ acc: true, speed: 0 }, 'idle'],
    [{ acc: true, speed: 0.1 }, 'stopped'],
    [{ acc: true, speed: 2 }, 'stopped'],
    [{ acc: true, speed: 2.1 }, 'moving'],
    [{ acc: false, speed: 0 }, 'stopped'],
    [{ acc: false, speed: 2 }, 'stopped'],
    [{ acc: false, speed: 2.1 }, 'moving'],
    [{ speed: 0 }, 'stopped'],
    [{ speed: 0, statusDescription: 'ACC_ON' }, 'idle'],
    [{ speed: 0, statusDescription: 'ACC_OFF' }, 'stopped'],
    [{ acc: false, speed: 0, statusDescription: 'ACC_ON' }, 'stopped'],
    [{ acc: true }, 'idle'],
    [{}, 'stopped'],
  ] as const)('STA-1 %o is %s', (fields, motion) => {
    expect(dashboardMotion({ ...UNKNOWN, ...fields })).toBe(motion)
  })

  test.each([
    [{ motionStatus: 'STOPPED', speed: 6 }, 'stopped'],
    [{ motionStatus: 'STOPPED', speed: 6, acc: true }, 'idle'],
    [{ motionStatus: 'IDLE', speed: 6, acc: true }, 'idle'],
    [{ motionStatus: 'MOVING', speed: 6 }, 'moving'],
    [{ motionStatus: 'MOVING', speed: 0, acc: true }, 'idle'],
    [{ motionStatus: 'MOVING' }, 'moving'],
  ] as const)('STA-1 a device that stands by the anchor rule is not moving: %o is %s', (fields, motion) => {
    expect(dashboardMotion({ ...UNKNOWN, ...fields })).toBe(motion)
  })

  test.each([
    [{ acc: true, statusDescription: 'ACC_OFF' }, true],
    [{ acc: false, statusDescription: 'ACC_ON' }, false],
    [{ acc: null, statusDescription: 'ACC_ON' }, true],
    [{ acc: null, statusDescription: 'Stop 5m' }, null],
    [{ acc: null, statusDescription: null }, null],
  ] as const)('STA-1 the engine of %o is on: %s', (fields, on) => {
    expect(engineOn(fields)).toBe(on)
  })
})
