export const HOME = '/dashboard'
const LONGEST_PATH = 1000

/**
 * Where to go after signing in: a path of this site, or the dashboard. A path that begins with two slashes,
 * or a slash and a backslash, names another host to a browser. No page has control characters in its address.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > LONGEST_PATH) return HOME
  if (!/^\/(?![/\\])/.test(asked)) return HOME
  if (/[\p{Cc}\\]|%[01][0-9a-f]|%7f/iu.test(asked)) return HOME
  return /^\/login(?![\w-])/.test(asked) ? HOME : asked
}
