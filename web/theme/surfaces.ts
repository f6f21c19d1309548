import { BRAND_COLOURS, BRAND_TEXT_COLOURS } from '../../shared/site/brand-colours.ts'
import type { Tone } from '../../shared/tone.ts'
import { site } from '../../site.config.ts'
import { ALERT_COLOUR, STATUS_COLOURS } from './status-colours.ts'

/** An operator's own brand colour under the pointer. */
const hoverIn = (tone: Tone): Record<string, string> =>
  site.colours === null ? {} : { 'brand-hover': `color-mix(in srgb, ${site.colours[tone]} 86%, black)` }

export const FONT_FAMILY = "'Inter Variable', system-ui, sans-serif"

export const SURFACES: Record<Tone, Record<string, string>> = {
  light: {
    ground: '#f5f7fa',
    paper: '#ffffff',
    raised: '#f3f6fa',
    ink: '#0f1b2d',
    dim: '#566377',
    line: '#e2e7ee',
    hover: '#f1f5fa',
    chosen: '#eaf2ff',
    brand: BRAND_COLOURS.light,
    'brand-hover': '#0a52db',
    'brand-text': BRAND_TEXT_COLOURS.light,
    'on-brand': '#ffffff',
    shadow: '0 1px 2px rgb(15 27 45 / 6%), 0 8px 28px rgb(15 27 45 / 14%)',
  },
  dark: {
    ground: '#0b1119',
    paper: '#121a25',
    raised: '#18222f',
    ink: '#e7edf5',
    dim: '#98a5b8',
    line: '#243142',
    hover: '#182332',
    chosen: '#172a48',
    brand: BRAND_COLOURS.dark,
    'brand-hover': '#7db0ff',
    'brand-text': BRAND_TEXT_COLOURS.dark,
    'on-brand': '#06152d',
    shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 8px 28px rgb(0 0 0 / 50%)',
  },
}

/** The design tokens as CSS variables, and what Mantine makes of them. */
export function tokensIn(tone: Tone): Record<string, string> {
  const surface: Record<string, string> = { ...SURFACES[tone], ...hoverIn(tone) }
  const tokens = Object.entries({ ...surface, ...prefixed(STATUS_COLOURS[tone]), alert: ALERT_COLOUR[tone] })
  return {
    ...Object.fromEntries(tokens.map(([name, value]) => [`--${name}`, value])),
    '--mantine-color-body': surface.paper ?? '',
    '--mantine-color-text': surface.ink ?? '',
    '--mantine-color-default': surface.paper ?? '',
    '--mantine-color-default-color': surface.ink ?? '',
    '--mantine-color-default-hover': surface.hover ?? '',
    '--mantine-color-dimmed': surface.dim ?? '',
    '--mantine-color-placeholder': surface.dim ?? '',
    '--mantine-color-default-border': surface.line ?? '',
    '--mantine-color-anchor': surface['brand-text'] ?? '',
    '--mantine-color-error': ALERT_COLOUR[tone],
  }
}

const prefixed = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`status-${name}`, value]))
