import { expect, test } from 'vitest'
import { shownMessage } from './push-message.ts'

const SITE = 'https://vectra.example'
const EVENTS = `${SITE}/dashboard/geofences?tab=events`
const message = { title: 'Sea Ray 240', body: 'Sea Ray 240 left Marina', url: `${EVENTS}&event=1` }
const shown = (text: string) => shownMessage(text, SITE)

test('GEO-5 a push message is shown as it was sent', () => {
  expect(shown(JSON.stringify(message))).toEqual(message)
})

test.each([
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  `${SITE}.evil.example/`,
  '/dashboard',
  7,
])('T26 a click on it never opens %s', (url) => {
  expect(shown(JSON.stringify({ ...message, url }))).toEqual({ ...message, url: EVENTS })
})

test.each(['', 'text', '7', 'null', '[]', '{}', '{"title":"T"}', '{"title":7,"body":"B"}'])(
  'GEO-5 the unreadable message %s leads to the events',
  (text) => {
    expect(shown(text)).toEqual({ title: 'Vectra', body: '', url: EVENTS })
  },
)
