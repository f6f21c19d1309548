import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { FIRST_SCRIPT, LANGUAGE_KEY, SESSION_KEY } from './first-script.ts'

type Visit = { stored?: Record<string, string>; landing?: boolean; browser?: string }

/** Runs the script as a browser would. */
function visit({ stored = {}, landing = true, browser = 'en-US' }: Visit) {
  const dataset: Record<string, string> = landing ? { landing: '' } : {}
  const sentTo: string[] = []
  runInNewContext(FIRST_SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { replace: (path: string) => sentTo.push(path) },
    navigator: { language: browser },
    Date: { now: () => 1_000 },
  })
  return { sentTo, offered: dataset.offer }
}

const session = (expiresAt: number) => ({ [SESSION_KEY]: JSON.stringify({ expiresAt }) })

describe('PUB-1 the first script', () => {
  it('sends a visitor with a session from the landing page to the dashboard', () => {
    expect(visit({ stored: session(1_001) }).sentTo).toEqual(['/dashboard'])
  })

  it.each<[string, Visit]>([
    ['an ended session', { stored: session(1_000) }],
    ['no session', {}],
    ['a record that is not JSON', { stored: { [SESSION_KEY]: '{' } }],
    ['another page', { stored: session(1_001), landing: false }],
  ])('leaves the visitor where they are with %s', (_name, visited) => {
    expect(visit(visited).sentTo).toEqual([])
  })

  it.each<[string, Visit, string]>([
    ['of the browser', { browser: 'fr-CA' }, 'fr'],
    ['that was chosen before', { browser: 'fr-CA', stored: { [LANGUAGE_KEY]: 'es' } }, 'es'],
    ['of a browser that says nothing', { browser: '' }, ''],
  ])('PUB-5 offers the language %s', (_name, visited, language) => {
    expect(visit(visited).offered).toBe(language)
  })

  it('PUB-5 has no room for a language that is no language', () => {
    expect(visit({ stored: { [LANGUAGE_KEY]: '"><script>' } }).offered).toBe('">')
  })
})
