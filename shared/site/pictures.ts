import type { Language } from '../i18n/language.ts'

/** Pictures of the product on public pages, in pixels of the file. `npm run pictures` takes them from a local run. */
export const PICTURES = {
  live: { width: 1600, height: 1000 },
  livePhone: { width: 624, height: 992 },
  card: { width: 840, height: 866 },
  rule: { width: 848, height: 706 },
  command: { width: 840, height: 836 },
} as const
export type PictureName = keyof typeof PICTURES

export const pictureFile = (name: PictureName, tone: 'light' | 'dark') => `pictures/${name}-${tone}.webp`

/** The picture beside a link to any of the pages in a language, in the size that most sites show. */
export const LINK_PREVIEW = { width: 1200, height: 630 } as const
export const linkPreviewFile = (language: Language) => `pictures/link-preview-${language}.jpg`
