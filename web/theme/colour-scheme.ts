import type { MantineColorSchemeManager } from '@mantine/core'

/** Keeps no theme in the browser: it is one of the account's preferences, and light until they are known. */
export const schemeOfThisPage: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}
