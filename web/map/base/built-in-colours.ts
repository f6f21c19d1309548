import type { Tone } from '../../../shared/tone.ts'

/** The colours of the built-in map. */
export const COLOURS = {
  light: {
    sea: '#cfe2ee',
    shelf: '#d9e9f2',
    shallow: '#e6f1f6',
    land: '#f7f4ec',
    builtUp: '#e6dcc6',
    coast: '#b3ac98',
    border: '#cfc6b2',
    grid: '#7b98ab',
    gridText: '#5c7789',
    text: '#4a4d55',
    halo: '#fbf9f4',
  },
  dark: {
    sea: '#0c1722',
    shelf: '#0f1d2b',
    shallow: '#132536',
    land: '#1c2733',
    builtUp: '#2b3846',
    coast: '#43596d',
    border: '#384a5b',
    grid: '#3f5c74',
    gridText: '#6f8ba3',
    text: '#b4c1cf',
    halo: '#141d27',
  },
} satisfies Record<Tone, Record<string, string>>
