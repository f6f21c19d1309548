const EVENTS_PAGE = '/dashboard/geofences?tab=events'

type Shown = { title: string; body: string; url: string }

/**
 * The notification to show for a push message. The browser requires one, so an unreadable message leads to the
 * events.
 */
export function shownMessage(text: string, siteOrigin: string): Shown {
  const message = parsed(text)
  const [title, body, link] = ['title', 'body', 'url'].map((name) => textOf(message, name))
  const url = new URL(EVENTS_PAGE, siteOrigin).href
  if (!title || !body) return { title: 'Vectra', body: '', url }
  return { title, body, url: link && originOf(link) === siteOrigin ? link : url }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textOf(message: unknown, name: string): string | null {
  if (typeof message !== 'object' || message === null) return null
  const value: unknown = Reflect.get(message, name)
  return typeof value === 'string' ? value : null
}

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null)
