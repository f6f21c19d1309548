import { expect, test } from 'vitest'
import { reportingSearch, tabOf } from './reporting-search.ts'

test.each([
  [{}, 'schedules'],
  [{ tab: 'rules' }, 'rules'],
  [{ tab: 'analytics', rule: 'r1' }, 'analytics'],
  [{ tab: 'generated', q: 'trips' }, 'generated'],
  [{ tab: 'no-such-tab' }, 'schedules'],
  // from before schedules were the default
  [{ q: 'marina' }, 'rules'],
  [{ show: 'inactive' }, 'rules'],
  [{ create: 'schedule', deviceId: 'SEA240' }, 'schedules'],
  [{ create: 'rule', tab: 'generated' }, 'rules'],
])('REP-1 a link with %j opens the tab %s', (query, tab) => {
  expect(tabOf(reportingSearch(query))).toBe(tab)
})
