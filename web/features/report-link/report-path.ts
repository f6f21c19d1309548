const REPORT_PATH = /^\/reports\/(?<token>[^/]+)\/?$/

/** The token in the path of a report's link, `/reports/TOKEN`; `null` on every other page. */
export const reportTokenIn = (pathname: string): string | null =>
  REPORT_PATH.exec(pathname)?.groups?.token ?? null
