import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const functions = (readdirSync('functions', { recursive: true, encoding: 'utf8' }) as string[])
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => join('functions', file))
  .filter((file) => file !== join('functions', 'stores', 'devices', 'device-scope.ts'))

const usersOf = (name: string) =>
  functions.filter((file) => new RegExp(`\\b${name}\\(`).test(readFileSync(file, 'utf8'))).toSorted()

/** They work on behalf of the account, or for whoever has a link of it; a caller's role has no part in it. */
const ON_BEHALF = [
  'functions/deletion/clear-references.ts',
  'functions/deletion/references.ts',
  'functions/handlers/account-jobs/export/account-files.ts',
  'functions/handlers/account-jobs/export/write-export.ts',
  // for the whole account by its permission
  'functions/handlers/certificates/monitored-devices.ts',
  'functions/handlers/due-accounts/prune-history.ts',
  'functions/handlers/due-devices/handler.ts',
  // counts what devices send, and reads no positions
  'functions/handlers/due-usage/count-account.ts',
  'functions/handlers/notify/digest/send-digest.ts',
  // support sees a customer's devices, and no positions
  'functions/handlers/operator/customers/customer-view.ts',
  // reads more than the report shows, which is selected by its own scope
  'functions/handlers/report-jobs/input/load-devices.ts',
  'functions/handlers/shares/visible-devices.ts',
  'functions/ingest/ingest-deps.ts',
  'functions/ingest/push-position.ts',
  // finds the plates that also name devices of others
  'functions/members/own-part.ts',
  'functions/relay/deliver-commands.ts',
  // the device whose type the caller has just changed, perhaps with its tags
  'functions/watching/all-clear.ts',
  'functions/watching/tracked-device.ts',
]

test('T13 only what works on behalf of an account reads all of its devices', () => {
  expect(usersOf('wholeAccount')).toEqual(ON_BEHALF)
})

test('T13 only the runtime, a notification, a report and a push decide what a member sees', () => {
  expect(usersOf('memberScope')).toEqual([
    'functions/handlers/notify/delivery/members.ts',
    'functions/handlers/report-jobs/input/load-input.ts',
    'functions/ingest/push-position.ts',
    'functions/runtime/callers.ts',
    'functions/runtime/serve-routes.ts',
  ])
})
