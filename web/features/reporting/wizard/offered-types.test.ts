import { expect, test } from 'vitest'
import { ReportType } from '../../../../shared/reports/report-type.ts'
import { onBoardWith } from '../../../../test/make/tracking/on-board.ts'
import { aDevice } from '../../../make/a-device.ts'
import { offeredTypes } from './offered-types.ts'

const A_VAN = aDevice({ deviceType: 'van' })
const WITHOUT = ReportType.options.filter((type) => type !== 'on_board')

test.each([
  ['a boat', [A_VAN, aDevice({ deviceType: 'boat', tracking: null })]],
  ['a yacht', [aDevice({ deviceType: 'yacht' })]],
  [
    'a device of another type that sends readings on board',
    [aDevice({ deviceType: 'rv', tracking: { onBoard: onBoardWith({ depthM: 4.2 }) } })],
  ],
])('REP-2 readings on board are offered with %s', (_, devices) => {
  expect(offeredTypes(devices, 'daily_summary')).toEqual(ReportType.options)
})

test.each([
  ['no device', []],
  ['a van and a kayak', [A_VAN, aDevice({ deviceType: 'kayak' })]],
  ['a device that has never reported', [aDevice({ deviceType: 'van', tracking: null })]],
])('REP-2 they are not offered with %s, but a schedule keeps them', (_, devices) => {
  expect(offeredTypes(devices, 'daily_summary')).toEqual(WITHOUT)
  expect(offeredTypes(devices, 'on_board')).toEqual(ReportType.options)
})
