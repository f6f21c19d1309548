import { isLoopback } from '../process/ports.ts'

export type SiteUrls = ReturnType<typeof siteUrls>

/** The URLs of the site: by the host it was started with, and by the names of this machine. */
export function siteUrls(host: string, port: number) {
  const urlOf = (name: string) => `http://${name}:${port}`
  const names = [host, 'localhost', '127.0.0.1']
  const publicUrl = urlOf(isLoopback(host) ? 'localhost' : host)
  return {
    publicUrl,
    /** Whether it is one of them. */
    isSite: (origin: string): boolean => names.some((name) => urlOf(name) === origin),
    /** The URL that a request was sent to: a page may only call its own origin. */
    urlFor(hostHeader: string | undefined): string {
      const name = names.find((candidate) => hostHeader === `${candidate}:${port}`)
      return name === undefined ? publicUrl : urlOf(name)
    },
  }
}
