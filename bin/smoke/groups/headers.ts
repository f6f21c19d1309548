import { request } from '../../cli/sign-in.ts'
import { CheckFailed, type Found } from '../checks.ts'
import type { Run } from '../run.ts'
import { SECTIONS } from '../sections.ts'
import type { Site } from './site.ts'

/** A page, a file and an API error; and those of a share link, whose URL alone grants access. */
const PATHS = ['/', '/config.json', '/api/vectra/devices']
const SHARE_PATHS = ['/share/none', '/api/vectra/public/share/none']

const POLICY_RULES = ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
const FIXED = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' }
const PUBLIC = { 'referrer-policy': 'strict-origin-when-cross-origin' }
const SHARED = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

/** The edge in front of the site and the API. */
export async function checkHeaders({ check, skip }: Run, site: Found<Site>): Promise<void> {
  const see = SECTIONS.edge
  await check({ title: 'Pages, files and the API have the security headers', see }, site, async ({ url }) => {
    for (const path of PATHS) expectHeaders(path, await headersOf(url, path), { ...FIXED, ...PUBLIC })
  })
  await check({ title: 'Share links send no referrer and are not indexed', see }, site, async ({ url }) => {
    for (const path of SHARE_PATHS) expectHeaders(path, await headersOf(url, path), { ...FIXED, ...SHARED })
  })
  await check(
    { title: 'Pages may connect to sign-in and to the live endpoint', see },
    site,
    async ({ url, config }) => {
      const policy = (await headersOf(url, '/')).get('content-security-policy') ?? ''
      for (const target of [config.apiUrl, config.userPoolEndpoint, config.liveUrl])
        if (target !== null && !mayConnect(policy, url, target))
          throw new CheckFailed(`connect-src of the content security policy does not allow ${target}`)
    },
  )
  const secure = { title: 'HTTP is redirected to HTTPS, with HSTS', see }
  if ('value' in site && !site.value.url.startsWith('https:')) return skip(secure, 'the site has no HTTPS')
  await check(secure, site, async ({ url }) => {
    const hsts = (await headersOf(url, '/')).get('strict-transport-security') ?? 'missing'
    if (!/max-age=[1-9]/.test(hsts)) throw new CheckFailed(`strict-transport-security is ${hsts}`)
    const plain = await request(url.replace('https:', 'http:'), { redirect: 'manual' })
    if (!plain.headers.get('location')?.startsWith('https:'))
      throw new CheckFailed(`HTTP is answered with ${plain.status}, not with a redirect to HTTPS`)
  })
}

const headersOf = async (url: string, path: string) => (await request(`${url}${path}`, {})).headers

function expectHeaders(path: string, headers: Headers, wanted: Record<string, string>): void {
  for (const [name, value] of Object.entries(wanted))
    if (headers.get(name) !== value)
      throw new CheckFailed(`${name} of ${path} is ${headers.get(name) ?? 'missing'}, not ${value}`)
  const rules = (headers.get('content-security-policy') ?? '').split('; ')
  const missing = POLICY_RULES.filter((rule) => !rules.some((found) => `${found} `.startsWith(`${rule} `)))
  if (missing.length > 0)
    throw new CheckFailed(`the content security policy of ${path} lacks ${missing.join(', ')}`)
}

/** Whether `connect-src` lists the target's origin, or it is the site's own host. */
function mayConnect(policy: string, siteUrl: string, target: string): boolean {
  const sources = /(?:^|; )connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  const isOwn = new URL(target).host === new URL(siteUrl).host && sources.includes("'self'")
  return isOwn || sources.some((source) => target.startsWith(source))
}
