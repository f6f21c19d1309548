import type { Tone } from '../../../shared/tone.ts'
import { COLOURS } from '../../map/base/built-in-colours.ts'
import { tokensIn } from '../../theme/surfaces.ts'

/** The colours of the app and of its built-in map, by the system's colour scheme. Paper is light. */
export const siteTokens = () =>
  `:root{${declarations('light')}}@media screen and (prefers-color-scheme:dark){:root{${declarations('dark')}}}`

function declarations(tone: Tone): string {
  const ofApp = Object.entries(tokensIn(tone)).filter(([name]) => !name.startsWith('--mantine'))
  const ofMap = Object.entries(COLOURS[tone]).map(([name, colour]) => [`--map-${name}`, colour])
  return [...ofApp, ...ofMap].map(([name, value]) => `${name}:${value}`).join(';')
}
