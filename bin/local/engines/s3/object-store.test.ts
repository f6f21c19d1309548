import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { DAY_MS, SECOND_MS } from '../../../../shared/time.ts'
import { objectStore } from './object-store.ts'

const REPORT = 'reports/mia/r1/file.pdf'

it.each([
  [30 * DAY_MS - SECOND_MS, REPORT, true],
  [30 * DAY_MS + SECOND_MS, REPORT, false],
  [30 * DAY_MS + SECOND_MS, 'others/mia/file.pdf', true],
])('T99 after %i ms, the object %s is there: %s', async (ageMs, key, isThere) => {
  const folder = mkdtempSync(join(tmpdir(), 'vectra-objects-'))
  const expirations = [{ prefix: 'reports/', days: 30 }]
  const clock = { now: Date.now() }
  const store = objectStore(folder, { expirations, now: () => clock.now })
  await store.put(key, Readable.from(['a report']))
  clock.now += ageMs
  expect(store.find(key) !== null).toBe(isThere)
})
