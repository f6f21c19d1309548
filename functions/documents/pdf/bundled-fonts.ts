import { readFile } from 'node:fs/promises'
import interRegular from 'virtual:fonts/inter-regular'
import interSemibold from 'virtual:fonts/inter-semibold'
import notoSansJp from 'virtual:fonts/noto-sans-jp'
import notoSansSc from 'virtual:fonts/noto-sans-sc'
import type { FontFiles } from './typeface.ts'

const besideBundle = (path: string) => () => readFile(new URL(path, import.meta.url))

/** The fonts that the build puts beside the bundle of a function that imports this. They weigh 16.7 MB. */
export const bundledFonts: FontFiles = {
  regular: besideBundle(interRegular),
  semibold: besideBundle(interSemibold),
  japanese: besideBundle(notoSansJp),
  chinese: besideBundle(notoSansSc),
}
