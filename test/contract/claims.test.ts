import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { DEFAULT_FLEET } from '../../bin/local/options.ts'
import {
  DEVICES_PER_ARCHIVE,
  DEVICES_PER_FILE,
  PAGED_ROWS_MAX,
} from '../../functions/handlers/report-jobs/render/render-report.ts'
import { ORDERS_MAX } from '../../functions/handlers/subscriptions/checkout/order-limits.ts'
import { TAIL_MAX_POINTS } from '../../functions/ingest/chunking.ts'
import { EMAIL_LIMIT, PUSH_LIMIT, TEXT_LIMIT } from '../../functions/messages/notification-limits.ts'
import { historyExpiresAt } from '../../functions/stores/devices/history-lifetime.ts'
import { UNREADABLE_LIFETIME_DAYS } from '../../functions/stores/trails/unreadable.ts'
import { CONTEXT_VALUES, UNCONFIRMED_PER_DAY } from '../../lib/context.ts'
import { CUT_BELOW_KMH, CUT_FIX_AGE_MAX_MS } from '../../shared/commands/relay-interlock.ts'
import { LANGUAGES } from '../../shared/i18n/language.ts'
import { PUSH_SUBSCRIPTIONS_MAX } from '../../shared/notifications/push-subscription.ts'
import { READY_WITHIN_MS, REPORT_LIFETIME_MS } from '../../shared/reports/generated-report.ts'
import { ReportFormat, ReportType } from '../../shared/reports/report-type.ts'
import { TRACKED_PAST_DUE_MS } from '../../shared/subscriptions/subscription.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time.ts'
import { LATE_AFTER_MS, LATE_AT_MOST_MS } from '../../shared/watching/event.ts'
import { everyRoute } from '../make/api/every-route.ts'

/** Claims that the documents make in figures and names, compared with the code. */

const read = (path: string) => readFileSync(path, 'utf8')
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
]
const word = (count: number) => WORDS[count] ?? String(count)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** The names of the formats in the README. */
const FORMAT_NAMES = { pdf: 'PDF', excel: 'Excel', csv: 'CSV', json: 'JSON', html: 'HTML' } as const

const historyMonths = Math.round(((historyExpiresAt(0) * SECOND_MS) / DAY_MS / 365.25) * 12)
const formats = ReportFormat.options.map((format) => FORMAT_NAMES[format])

test.each([
  ['README.md', `Its ${word(DEFAULT_FLEET)} vehicles and boats`],
  [
    'README.md',
    `newest fix is at most ${CUT_FIX_AGE_MAX_MS / SECOND_MS} s old, valid and below ${CUT_BELOW_KMH} km/h`,
  ],
  ['README.md', `Speaks ${word(LANGUAGES.length)} languages`],
  [
    'README.md',
    `${capital(word(ReportType.options.length))} reports as ${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}`,
  ],
  [
    'SECURITY.md',
    `${capital(word(everyRoute.filter(({ access }) => access === 'public').length))} calls are public`,
  ],
  [
    'SECURITY.md',
    `newest accepted fix is at most ${CUT_FIX_AGE_MAX_MS / SECOND_MS} s old, valid and below ${CUT_BELOW_KMH} km/h`,
  ],
  ['SECURITY.md', `Positions are stored for ${historyMonths} months`],
  ['SECURITY.md', `unreadable messages for ${UNREADABLE_LIFETIME_DAYS} days`],
  [
    'SECURITY.md',
    `${word(ORDERS_MAX.address)} times in ten minutes from one address, for one mailbox or with one card`,
  ],
  [
    'docs/flows/command.md',
    `below ${CUT_BELOW_KMH} km/h on a valid fix of the last ${CUT_FIX_AGE_MAX_MS / SECOND_MS} s`,
  ],
  ['docs/flows/event.md', `After ${EMAIL_LIMIT.max} emails in an hour`],
  [
    'docs/flows/event.md',
    `at most ${TEXT_LIMIT.max} texts a day and ${PUSH_LIMIT.max} push messages an hour`,
  ],
  [
    'docs/flows/event.md',
    `late if it is found more than ${LATE_AFTER_MS / MINUTE_MS} minutes after it happened`,
  ],
  ['docs/flows/event.md', `still sent up to ${LATE_AT_MOST_MS / HOUR_MS} hours after it happened`],
  ['docs/flows/position.md', `stored for ${UNREADABLE_LIFETIME_DAYS} days for its owner`],
  ['docs/flows/purchase.md', `for ${TRACKED_PAST_DUE_MS / DAY_MS} days after a payment failed`],
  ['docs/flows/report.md', `waits up to ${READY_WITHIN_MS / SECOND_MS} seconds`],
  ['docs/report-formats.md', `With more than ${DEVICES_PER_FILE} devices`],
  [
    'docs/report-formats.md',
    `${DEVICES_PER_ARCHIVE.toLocaleString('en')} devices or ${PAGED_ROWS_MAX.toLocaleString('en')} rows are refused`,
  ],
  ['docs/trails.md', `a tail of up to ${TAIL_MAX_POINTS} positions`],
  ['docs/trails.md', `deleted after ${historyMonths} months`],
  ['docs/operate.md', `Positions are stored for ${historyMonths} months`],
  ['docs/operate.md', `Reports are stored for ${REPORT_LIFETIME_MS / DAY_MS} days, logs for one month`],
  ['docs/deploy.md', `at most ${TEXT_LIMIT.max} texts a day, and ${EMAIL_LIMIT.max} emails an hour`],
  [
    'docs/deploy.md',
    `at most ${PUSH_SUBSCRIPTIONS_MAX} browsers and sends them ${PUSH_LIMIT.max} messages an hour`,
  ],
  ['docs/deploy.md', `tracked for ${TRACKED_PAST_DUE_MS / DAY_MS} days after a payment failed first`],
  [
    'docs/deploy.md',
    `end after ${word(ORDERS_MAX.address)} in ten minutes from one address, for one mailbox or with one card`,
  ],
  ['docs/deploy.md', `\`unconfirmedMessagesPerDay=${UNCONFIRMED_PER_DAY}\``],
])('%s says: %s', (document, claim) => {
  expect(read(document)).toContain(claim)
})

test('T08 SECURITY.md lists the calls that are public', () => {
  const listed = [...read('SECURITY.md').matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]+)`/g)].map(
    ([, call]) => call,
  )
  const calls = everyRoute.flatMap(({ access, method, path }) =>
    access === 'public' ? [`${method} ${path}`] : [],
  )
  expect(listed.toSorted()).toEqual(calls.toSorted())
})

test('docs/deploy.md explains each context value', () => {
  const [, table = ''] =
    /\| context value [^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(read('docs/deploy.md')) ?? []
  const names = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)/g)].map(([, name]) => name))
  expect(names.toSorted()).toEqual([...CONTEXT_VALUES].toSorted())
})

const { scripts, engines } = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))

test.each([
  'README.md',
  'SECURITY.md',
  'docs/deploy.md',
  'docs/operate.md',
  'docs/trackers.md',
  'docs/branding.md',
])('%s names only commands that exist', (document) => {
  const named = [...read(document).matchAll(/\bnpm run (\w+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

test('README.md names the oldest version of Node that the project runs on', () => {
  expect(read('README.md')).toContain(`Node ${engines.node.replace('>=', '')} or newer`)
})
