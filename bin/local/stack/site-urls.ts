import { isLoopback } from '../process/ports.ts'

/** The addresses of the site: by the name it was given, and from this machine itself. */
export function siteUrls(host: string, port: number) {
  const urlOf = (name: string) => `http://${name}:${port}`
  const names = [host, 'localhost', '127.0.0.1']
  const announced = urlOf(isLoopback(host) ? 'localhost' : host)
  return {
    announced,
    /** The address that a request came by: a page may only call its own origin. */
    askedBy(hostHeader: string | undefined): string {
      const name = names.find((one) => hostHeader === `${one}:${port}`)
      return name === undefined ? announced : urlOf(name)
    },
  }
}
