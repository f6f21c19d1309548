import type { Plugin } from 'vite'

/** The Authenticator's own translations into 20 languages. Its English phrases are elsewhere. */
const DICTIONARY =
  /@aws-amplify\/ui\/dist\/esm\/i18n\/dictionaries\/authenticator\/(?!defaultTexts)[\w-]+\.mjs$/
const NAME = /export \{ (\w+) \}/

/** Leaves out the Authenticator's translations, 22 KB compressed, because the sign-in shows our texts only. */
export function trimmedAuthenticator(): Plugin {
  return {
    name: 'trimmed-authenticator',
    transform: {
      filter: { id: DICTIONARY },
      handler(code, id) {
        const name = NAME.exec(code)?.[1]
        if (name === undefined) throw new Error(`${id} has another form than expected`)
        return { code: `export const ${name} = {}`, map: null }
      },
    },
  }
}
