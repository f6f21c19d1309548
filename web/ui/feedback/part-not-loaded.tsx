import { shownLanguage } from '../../i18n/i18n.ts'
import { notLoadedTexts } from '../../i18n/not-loaded.ts'
import { InlineFailure } from './inline-failure.tsx'

/** In place of a part of the page whose code or texts could not be loaded. */
export const PartNotLoaded = ({ title }: { title: string }) => (
  <InlineFailure title={title} text={notLoadedTexts(shownLanguage()).partsText} />
)
