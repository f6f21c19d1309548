import type { Language } from '../i18n/language.ts'
import type { Tone } from '../tone.ts'

/** Pictures of the product on public pages, in pixels of the file. `npm run pictures` takes them from a local run. */
export const PICTURES = {
  live: { width: 1600, height: 1000 },
  livePhone: { width: 624, height: 992 },
  card: { width: 840, height: 912 },
  rule: { width: 848, height: 866 },
  command: { width: 840, height: 930 },
} as const
export type PictureName = keyof typeof PICTURES

/** The product as readers of a language see it, in their colour scheme. */
export const pictureFile = (name: PictureName, language: Language, tone: Tone) =>
  `pictures/${language}/${name}-${tone}.avif`

/** The picture beside a link to any of the pages in a language, in the size that most sites show. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const
export const linkPreviewFile = (language: Language) => `pictures/${language}/link-preview.jpg`
