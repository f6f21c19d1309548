/** Patterns that logs must not contain, because they would let readers impersonate, contact or locate users. */
const SECRETS: Record<string, RegExp> = {
  'a signed token': /\beyJ[\w-]{10,}/g,
  'a share token': /\/share\/[\w-]{39,42}|(?<![\w/.-])(?![0-9a-f]{40}\b)[A-Za-z0-9]{1,4}[\w-]{38}(?![\w-])/g,
  'an email address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/g,
  'a telephone number': /(?<![\w+])\+\d[\d ()-]{6,}\d/g,
  'a pair of coordinates': /-?\d{1,3}\.\d{3,}\s*[,;/ ]\s*-?\d{1,3}\.\d{3,}/g,
  'a latitude or longitude': /\b(?:lat|lng|lon|latitude|longitude)\\*["']?\s*[:=]\s*-?\d/gi,
  'a Stripe key': /\b(?:sk|rk)_(?:live|test)_\w+|\bwhsec_\w+/g,
}

/** Every leak in the log, with its line. */
export function leaksIn(log: string): string[] {
  return log
    .split('\n')
    .flatMap((line) =>
      Object.entries(SECRETS).flatMap(([what, pattern]) =>
        [...line.matchAll(pattern)].map(([found]) => `${what}, ${found}, in ${line.slice(0, 300)}`),
      ),
    )
}
