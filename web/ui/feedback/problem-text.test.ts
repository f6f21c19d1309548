import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../../shared/api.ts'
import { entriesOf } from '../../../shared/entries-of.ts'
import { ApiProblem } from '../../../shared/http/client.ts'
import { GENERAL_REFUSALS } from '../../../shared/http/problem.ts'
import type { RouteSpec } from '../../../shared/http/route.ts'
import { addTexts, startTexts } from '../../i18n/i18n.ts'
import { problemText } from './problem-text.ts'

const CONTEXTS = [undefined, 'devices', 'shares', 'viewer'] as const
const SERVER_TEXT = 'A text that the server wrote'
const refusedWith = (code: string, retryAfterSeconds?: number) =>
  new ApiProblem(code, 400, SERVER_TEXT, { retryAfterSeconds })

const routes: RouteSpec[] = Object.values(api).flatMap((feature) => Object.values(feature))
const CODES = new Set([
  ...entriesOf(GENERAL_REFUSALS).map(([code]) => code),
  ...routes.flatMap(({ refusals = [] }) => refusals.map(({ code }) => code)),
])

beforeAll(async () => {
  await startTexts('en')
  // that part has the texts of its own codes
  await addTexts('boat')
})

describe('APP-10 the text of a failed call', () => {
  test.each([...CODES])('APP-10 %s has a text of the site, complete, and not the server’s', (code) => {
    const { text, isKnown } = problemText(i18next.t, refusedWith(code, 51))
    expect(isKnown).toBe(true)
    expect(text).toMatch(/^[A-Z].+\.$/)
    expect(text).not.toContain('{{')
    expect(text).not.toContain(SERVER_TEXT)
    expect(text).not.toBe(i18next.t('problem.other'))
  })

  test.each(['gone', 'constructor', 'not-found_shares_x', ''])(
    'APP-10 the unknown code %j has the general text',
    (code) => {
      expect(problemText(i18next.t, refusedWith(code))).toEqual({
        text: 'An error occurred. Please try again.',
        code,
        isKnown: false,
      })
    },
  )

  test('APP-10 a bug has the general text and a code of its own', () => {
    expect(problemText(i18next.t, new TypeError(SERVER_TEXT))).toMatchObject({
      text: 'An error occurred. Please try again.',
      code: 'unexpected',
    })
  })

  test('APP-10 a part of the site has its own text for some codes, and the general text for the others', () => {
    const textIn = (...parameters: Parameters<typeof refusedWith>) =>
      CONTEXTS.map((context) => problemText(i18next.t, refusedWith(...parameters), context).text)
    expect(textIn('not-found')).toEqual([
      'The requested resource was not found.',
      'This device is no longer in your account.',
      'This link or device is no longer in your account. Reload the page.',
      'This link has expired, was turned off or never existed. Ask the sender for a new one.',
    ])
    expect(new Set(textIn('server-error')).size).toBe(1)
  })

  test.each([
    [51, '51\u202fs'],
    [3000, '50 min'],
    [undefined, 'a moment'],
  ])('T59 a limit with %s seconds to wait says so', (seconds, wait) => {
    expect(problemText(i18next.t, refusedWith('too-many-commands', seconds)).text).toBe(
      `Too many commands. Try again in ${wait}. You can still restore a relay.`,
    )
  })
})
