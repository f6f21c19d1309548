const SHARE_PATH = /^\/share\/(?<token>[^/]+)\/?$/

/** The token in the path of a share link, `/share/TOKEN`; `null` on every other page. */
export const shareTokenIn = (pathname: string): string | null =>
  SHARE_PATH.exec(pathname)?.groups?.token ?? null
