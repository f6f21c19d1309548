import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { aMockStore } from '../../../test/make/aws/a-mock-store.ts'
import { transactionCanceled } from '../../../test/make/aws/store-errors.ts'
import { aStoredInterval } from '../../../test/make/maintenance/a-stored-interval.ts'
import { NOON } from '../../../test/make/tracking/a-position.ts'
import { maintenanceStore } from '../devices/maintenance.ts'
import { geofenceStore } from '../geofences/geofences.ts'
import { ruleStore } from '../rules.ts'

const TABLES = { accounts: 'A', geofences: 'G', rules: 'R', maintenance: 'M' }
const FAILED = 'ConditionalCheckFailed'
const IS_GONE = transactionCanceled(FAILED, 'None')
const COUNTS_MOVED = transactionCanceled('None', FAILED)
const MORE_CHANGED = transactionCanceled('None', 'None', FAILED)

/** Stores of an account whose transactions fail like this, one after another, before they are written. */
function anAccount(...failures: Error[]) {
  const { client, store } = aMockStore()
  const answers = store.on(TransactWriteCommand)
  for (const failure of failures) answers.rejectsOnce(failure)
  answers.resolves({})
  const rules = ruleStore(client, TABLES)
  const geofences = geofenceStore(client, TABLES)
  const maintenance = maintenanceStore(client, TABLES)
  const more = [{ Put: { TableName: TABLES.rules, Item: {} } }]
  return {
    store,
    deleteRule: () => rules.delete('owner', 'too-fast', 'alert', NOON),
    deleteGeofence: () => geofences.delete('owner', 'geofence00000000', NOON, more),
    updateInterval: () => maintenance.update(aStoredInterval(), 1),
  }
}

describe('GEO-7 a change that is counted on the account', () => {
  it.each([
    [1, []],
    [2, [COUNTS_MOVED]],
    [3, [COUNTS_MOVED, COUNTS_MOVED]],
    [10, Array(9).fill(COUNTS_MOVED)],
  ])('takes %d tries while the counts keep changing', async (tries, failures) => {
    for (const change of ['deleteRule', 'updateInterval'] as const) {
      const account = anAccount(...failures)
      expect(await account[change]()).toBe(true)
      expect(account.store).toHaveReceivedCommandTimes(TransactWriteCommand, tries)
    }
  })

  it('fails after ten tries rather than leave the counts wrong', async () => {
    for (const change of ['deleteRule', 'updateInterval'] as const) {
      const account = anAccount(...Array(10).fill(COUNTS_MOVED))
      await expect(account[change]()).rejects.toThrow('kept changing')
      expect(account.store).toHaveReceivedCommandTimes(TransactWriteCommand, 10)
    }
  })

  it.each([
    ['at first', [IS_GONE], 1],
    ['while the counts change', [COUNTS_MOVED, IS_GONE], 2],
  ])('is not tried again after what it changes was gone %s', async (_, failures, tries) => {
    for (const change of ['deleteRule', 'updateInterval'] as const) {
      const account = anAccount(...failures)
      expect(await account[change]()).toBe(false)
      expect(account.store).toHaveReceivedCommandTimes(TransactWriteCommand, tries)
    }
  })

  it.each([
    ['missing', IS_GONE],
    ['changed', MORE_CHANGED],
  ])('ALR-1 says that a geofence or a rule that names it is %s', async (outcome, failure) => {
    const { store, deleteGeofence } = anAccount(failure)
    expect(await deleteGeofence()).toBe(outcome)
    expect(store).toHaveReceivedCommandOnce(TransactWriteCommand)
  })
})
