import type { Plugin } from 'esbuild'

/**
 * A function gets its credentials in the environment. The other providers of the SDK's default chain (profiles, SSO,
 * metadata services) are imported on demand, and what they share with the function would be six files of its start.
 */
export const environmentCredentials: Plugin = {
  name: 'environment-credentials',
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/ }, () => ({
      contents: `export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'`,
    }))
  },
}
