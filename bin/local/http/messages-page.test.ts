import { expect, test } from 'vitest'
import { messagesPage } from './messages-page.ts'

const NOON = '2026-11-21T12:00:00.000Z'
const NOTHING = { emails: [], texts: [], pushes: [], operatorCode: '123456' }
const anEmail = {
  to: 'mia@example.com',
  subject: '<b>Hi</b>',
  text: 'See https://x.test/a?b=1&c="><script> (http://y.test/b.) or javascript:alert(1)',
  html: '<p onclick="alert(1)">Hello</p><script>alert(1)</script>',
  attachments: [],
  headers: {},
  tags: {},
  sentAt: NOON,
}

test('the page escapes text, links web addresses only, and loads nothing but the icon of the site', () => {
  const page = messagesPage({ ...NOTHING, emails: [anEmail] })
  expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;')
  expect(page).toContain('<a href="https://x.test/a?b=1&amp;c=" rel="noreferrer">')
  expect(page).toContain('>http://y.test/b</a>.)')
  expect(page).not.toMatch(/<script|src=|href="javascript|@import|url\(/)
  expect(page.match(/<link [^>]*>/g)).toEqual(['<link rel="icon" href="/icon.svg" type="image/svg+xml">'])
  expect(messagesPage(NOTHING)).toContain('No messages yet.')
})

test('an HTML mail is shown in a frame that runs no scripts', () => {
  const page = messagesPage({ ...NOTHING, emails: [anEmail] })
  expect(page).toContain('<iframe sandbox title="HTML" srcdoc="&lt;p onclick=&quot;')
})

test('an attachment is shown with its size and a link that downloads it', () => {
  const attachments = [{ id: '1f', name: 'vectra-"trips".pdf', size: 2_049 }]
  const page = messagesPage({ ...NOTHING, emails: [{ ...anEmail, attachments }] })
  expect(page).toContain(
    '<a href="/_local/attachments/1f" download="vectra-&quot;trips&quot;.pdf">vectra-&quot;trips&quot;.pdf</a>, 3 KB',
  )
})

test('texts and push notifications are among the emails, newest first', () => {
  const page = messagesPage({
    ...NOTHING,
    emails: [{ ...anEmail, subject: 'Mail' }],
    texts: [{ to: '+12025550123', text: 'A text', sentAt: '2026-11-21T13:00:00.000Z' }],
    pushes: [{ title: 'A push', body: 'Body', sentAt: '2026-11-21T11:00:00.000Z' }],
  })
  const places = ['A text', '>Mail<', 'A push'].map((text) => page.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
