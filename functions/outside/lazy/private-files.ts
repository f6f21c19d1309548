import type { PrivateFiles } from '../private-files.ts'

/** The private files of accounts, for a function of which few calls need them: S3's client is a fifth of its code. */
export function lazyPrivateFiles(bucket: string): Pick<PrivateFiles, 'linkTo' | 'read'> {
  let loaded: Promise<PrivateFiles> | undefined
  const files = () => {
    loaded ??= import('../private-files.ts').then(({ privateFiles }) => privateFiles(bucket))
    return loaded
  }
  return {
    linkTo: async (...link) => (await files()).linkTo(...link),
    read: async (key) => (await files()).read(key),
  }
}
