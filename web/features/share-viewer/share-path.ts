/** `/share/TOKEN`, as the server makes links. */
const SHARE_PATH = /^\/share\/(?<token>[^/]+)\/?$/

/** The token of a link's address; `null` on every other page. */
export const shareTokenIn = (pathname: string): string | null =>
  SHARE_PATH.exec(pathname)?.groups?.token ?? null
