import * as z from 'zod'
import { publishedPage } from '../../../shared/site/published-page.ts'
import { isSiteSource, SITE_FOLDER, siteFromSources } from '../build/build-site.ts'
import type { Cognito } from '../engines/cognito/cognito.ts'
import { s3Origin } from '../engines/s3/s3-path.ts'
import type { Backend } from '../functions/start-backend.ts'
import { LIVE_PATH } from '../mqtt/live-endpoint.ts'
import type { LocalOptions } from '../options.ts'
import { listen } from '../process/ports.ts'
import { AWS_FILES_HOST } from '../stack/local-names.ts'
import { headersFor } from '../stack/read-headers.ts'
import type { Stack } from '../stack/read-stack.ts'
import type { SiteUrls } from '../stack/site-urls.ts'
import { createHttpServer, type HttpServerDeps } from './http-server.ts'
import { lambdaAuthorizer } from './lambda-authorizer.ts'
import type { LocalActions } from './local-actions.ts'
import { type LocalData, localPages } from './local-pages.ts'
import { siteFiles } from './site-files.ts'

export type SiteDeps = {
  options: LocalOptions
  stack: Stack
  urls: SiteUrls
  backend: Pick<Backend, 'invoke' | 'handleConnection'>
  cognito: Cognito
  localData: LocalData
  actions: LocalActions
  serveS3: HttpServerDeps['serveS3']
}

/** Serves the site, the API and sign-in on one port. Returns a function that stops it. */
export async function startSite({
  options,
  stack,
  urls,
  backend,
  cognito,
  localData,
  actions,
  serveS3,
}: SiteDeps): Promise<() => void> {
  const { host, port, mqttPort, dev } = options
  const styles = mapStyles(stack.siteConfig.maps)
  const publish = (page: string, hostHeader: string | undefined) =>
    publishedPage(page, { url: urls.urlFor(hostHeader), withSamples: true })
  const siteConfigAt = (siteUrl: string) => ({
    ...stack.siteConfig,
    apiUrl: `${siteUrl}/api`,
    userPoolEndpoint: `${siteUrl}/_cognito/`,
    liveUrl: `${siteUrl.replace(/^http/, 'ws')}${LIVE_PATH}`,
    mqtt: { host, port: mqttPort, tls: false },
    maps: styles.mapsAt(siteUrl),
    testingMode: true,
  })
  const server = createHttpServer({
    gateway: {
      routes: stack.routes,
      authorize: lambdaAuthorizer(stack.authorizer, backend.invoke),
      invoke: backend.invoke,
    },
    live: { handle: backend.handleConnection, siteUrl: urls.urlFor },
    signIn: cognito,
    siteConfig: (hostHeader) => siteConfigAt(urls.urlFor(hostHeader)),
    headersFor: (path) => withLocalFiles(headersFor(stack.headerRules, path), s3Origin(host, port)),
    readMapStyle: styles.read,
    localPages: localPages(localData),
    localActions: actions,
    isSiteSource: (path) => dev && isSiteSource(path),
    serveS3,
    receivePush: localData.pushService.receive,
    site: dev ? await siteFromSources() : siteFiles(SITE_FOLDER, publish),
  })
  await listen(server, port, host)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}

/** Pages may fetch private files from where they are here. */
function withLocalFiles(headers: Record<string, string>, origin: string): Record<string, string> {
  const { 'content-security-policy': policy, ...others } = headers
  if (policy === undefined) return headers
  return { ...others, 'content-security-policy': policy.replace(`https://${AWS_FILES_HOST}`, origin) }
}

const Maps = z.object({
  styles: z.record(z.string(), z.string().nullable()),
  seamarks: z.string().nullable(),
})

const PATH = '/_local/maps/'
const UPSTREAM_TIMEOUT_MS = 3_000

/**
 * A proxy for the stack's map styles. Without a network its response is empty, and the page uses its built-in map
 * without a failed request in the browser's console.
 */
function mapStyles(maps: unknown) {
  const { styles, seamarks } = Maps.parse(maps)
  return {
    /** The maps in config.json for a site at this URL. */
    mapsAt: (siteUrl: string) => ({
      styles: Object.fromEntries(
        Object.entries(styles).map(([name, url]) => [name, url && `${siteUrl}${PATH}${name}`]),
      ),
      seamarks,
    }),

    /** The style document at a path; `null` if the path has none or its host is unreachable. */
    async read(path: string): Promise<string | null> {
      const url = path.startsWith(PATH) ? styles[path.slice(PATH.length)] : null
      if (!url) return null
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS) })
        return response.ok ? await response.text() : null
      } catch {
        return null
      }
    },
  }
}
