import { site } from '../../site.config.ts'

/** Of what can be pressed and of drawings, on light and on dark. */
export const BRAND_COLOURS = site.colours ?? { light: '#0b5fff', dark: '#5b9bff' }

/** Of links. */
export const BRAND_TEXT_COLOURS = site.colours ?? { light: '#0a52db', dark: '#7db0ff' }
