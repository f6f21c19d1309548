import { site } from '../../site.config.ts'

/** Colours of drawings and of what can be pressed, on light and on dark. */
export const BRAND_COLOURS = site.colours ?? { light: '#0b5fff', dark: '#5b9bff' }

/** Colours of links. */
export const BRAND_TEXT_COLOURS = site.colours ?? { light: '#0a52db', dark: '#7db0ff' }
