export const HOME = '/dashboard/live'

/**
 * Where to go after signing in: a path of this site, or the dashboard. A path that begins with two slashes,
 * or a slash and a backslash, names another host to a browser.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !/^\/(?![/\\])/.test(asked)) return HOME
  if (/[\p{Cc}\\]/u.test(asked) || /^\/login(?![\w-])/.test(asked)) return HOME
  return asked
}
