import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod'

const Inbox = z.array(z.object({ text: z.string() }))
const PAUSE_MS = 100
const TRIES_MAX = 300

/** The token of the newest link to a page in the emails to an address, once it is another than before. */
export async function linkIn(email: string, page: string, url: string, before = ''): Promise<string> {
  const link = new RegExp(`/dashboard/${page}/([\\w-]+)`)
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const inbox = await fetch(`${url}/_local/inbox.json?to=${encodeURIComponent(email)}`)
    const texts = Inbox.parse(await inbox.json()).map(({ text }) => link.exec(text)?.[1] ?? '')
    const token = texts.find((found) => found !== '') ?? ''
    if (token !== '' && token !== before) return token
    await delay(PAUSE_MS)
  }
  throw new Error(`No email to ${email} links to ${page}`)
}
