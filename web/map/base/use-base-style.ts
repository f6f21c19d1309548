import type { StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useState } from 'react'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time.ts'
import type { Tone } from '../../theme/status-colours.ts'
import { builtInStyle } from './built-in-style.ts'
import { labelFont } from './label-font.ts'

export type BaseStyle = { document: StyleSpecification; tone: Tone; builtIn: boolean }

/** `waiting`: the street map is asked for, and the built-in one shows its sea until it comes. */
export type BaseState = {
  style: BaseStyle
  source: 'waiting' | 'remote' | 'builtIn'
  retry: () => void
  /** The style came, and its tiles do not. */
  tilesFail: () => void
}

const PATIENCE_MS = 4 * SECOND_MS
const RETRY_MS = 2 * MINUTE_MS

/** The street map of the network where it can be had, else the built-in one; asks again later by itself. */
export function useBaseStyle(url: string, tone: Tone): BaseState {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Pick<BaseState, 'style' | 'source'>>(() => ({
    style: builtIn(tone),
    source: 'waiting',
  }))
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const tilesFail = useCallback(() => setState({ style: builtIn(tone), source: 'builtIn' }), [tone])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const asking = new AbortController()
    setState((before) =>
      before.style.builtIn && before.style.tone === tone
        ? before
        : { style: builtIn(tone), source: before.source },
    )
    readStyle(url, asking.signal).then(
      (document) => setState({ style: { document, tone, builtIn: false }, source: 'remote' }),
      () => {
        if (!asking.signal.aborted) setState(({ style }) => ({ style, source: 'builtIn' }))
      },
    )
    return () => asking.abort()
  }, [url, tone, attempt])

  useEffect(() => {
    if (state.source !== 'builtIn') return
    const again = window.setInterval(() => navigator.onLine && retry(), RETRY_MS)
    window.addEventListener('online', retry)
    return () => {
      window.clearInterval(again)
      window.removeEventListener('online', retry)
    }
  }, [state.source, retry])

  return { ...state, retry, tilesFail }
}

const builtIn = (tone: Tone): BaseStyle => ({ document: builtInStyle(tone), tone, builtIn: true })

/** The host of the map learns which site asks, as the operator's key is for one site, and never which page. */
export const SITE_ONLY = 'origin'

async function readStyle(url: string, cancelled: AbortSignal): Promise<StyleSpecification> {
  if (!navigator.onLine) throw new Error('offline')
  const response = await fetch(url, {
    signal: AbortSignal.any([cancelled, AbortSignal.timeout(PATIENCE_MS)]),
    referrerPolicy: SITE_ONLY,
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return withoutUnusedFonts(await response.json())
}

/** With a glyph server named MapLibre would ask it for our labels too, and it need not have our font. */
function withoutUnusedFonts(style: StyleSpecification): StyleSpecification {
  const { glyphs: _glyphs, ...rest } = style
  return labelFont(style) === null ? rest : style
}
