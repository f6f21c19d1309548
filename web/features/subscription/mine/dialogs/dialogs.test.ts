import { expect, test } from 'vitest'
import { aSubscription } from '../../../../make/a-subscription.ts'
import { assignableDevices } from './assign-dialog.tsx'
import { cancelChoices } from './cancel-dialog.tsx'

const device = (deviceId: string, hasSubscription: boolean) => ({
  deviceId,
  deviceName: deviceId,
  hasSubscription,
})
const FLEET = [device('van', false), device('boat', true), device('truck', true), device('car', false)]
const idsFor = (assignedDeviceId: string | null) =>
  assignableDevices(FLEET, { assignedDeviceId }).map(({ deviceId }) => deviceId)

test('SUB-8 a free subscription is offered devices without one only', () => {
  expect(idsFor(null)).toEqual(['car', 'van'])
})

test('SUB-8 an assigned subscription is offered all devices but its own, those that have one last', () => {
  expect(idsFor('boat')).toEqual(['car', 'van', 'truck'])
})

test('SUB-2 a subscription can end with its paid period only if there is one', () => {
  expect(cancelChoices(aSubscription())).toEqual(['at-period-end', 'now'])
  expect(cancelChoices(aSubscription({ status: 'past_due' }))).toEqual(['now'])
  expect(cancelChoices(aSubscription({ planType: 'test', nextBillingDate: null }))).toEqual(['now'])
  expect(cancelChoices(aSubscription({ endsAt: '2026-12-22T12:00:00Z' }))).toEqual(['now'])
})
