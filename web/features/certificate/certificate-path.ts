const CERTIFICATE_PATH = /^\/certificate\/(?<number>[^/]+)\/?$/

/** The number in the path of a certificate, `/certificate/NUMBER`; `null` on every other page. */
export const certificateNumberIn = (pathname: string): string | null =>
  CERTIFICATE_PATH.exec(pathname)?.groups?.number ?? null
