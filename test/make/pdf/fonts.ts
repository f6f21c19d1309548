import { readFile } from 'node:fs/promises'
import { fontPath } from '../../../bin/local/build/files-module.ts'
import type { FontFiles } from '../../../functions/documents/pdf/typeface.ts'

/** The fonts that functions bundle, from where they are on this machine. */
export const fonts: FontFiles = {
  regular: () => readFile(fontPath('inter-regular')),
  semibold: () => readFile(fontPath('inter-semibold')),
  japanese: () => readFile(fontPath('noto-sans-jp')),
  chinese: () => readFile(fontPath('noto-sans-sc')),
}
