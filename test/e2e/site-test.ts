import { type BrowserContext, test as base } from '@playwright/test'

/**
 * A test of the site. Its base map has one colour and every zoom level, and no seamarks, so that no test depends on a tile host. Tests about
 * the base map use the `built-in` one, which takes seconds to draw without a graphics card.
 */
export const test = base.extend<{ baseMap: 'plain' | 'built-in' }>({
  baseMap: ['plain', { option: true }],
  context: async ({ context, baseMap }, use) => {
    if (baseMap === 'plain') await servePlainMap(context)
    await use(context)
  },
})

/** Replaces `fetch` in the page instead of routing requests, because a browser whose requests are routed has no cache. */
const servePlainMap = (context: BrowserContext) =>
  context.addInitScript(() => {
    const style = { version: 8, sources: {}, layers: [{ id: 'land', type: 'background' }] }
    const { fetch } = window
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (/\/_local\/maps\/(streets|dark)$/.test(url)) return Response.json(style)
      const response = await fetch(input, init)
      if (!url.endsWith('/config.json')) return response
      const config = await response.json()
      return Response.json({ ...config, maps: { ...config.maps, seamarks: null } })
    }
  })
