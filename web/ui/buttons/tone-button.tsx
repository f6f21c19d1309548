import type { Tone } from '../../../shared/tone.ts'
import styles from './tone-button.module.css'

const SUN =
  'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M3 12h1M12 3v1M20 12h1M12 20v1M5.6 5.6l.7.7M18.4 5.6l-.7.7M17.7 17.7l.7.7M6.3 17.7l-.7.7'
const MOON = 'M12 3h.4a7.5 7.5 0 0 0 7.9 12.4A9 9 0 1 1 12 3z'

type Props = { tone: Tone; label: string; toggle: () => void }

/** Switches the theme of a site without the component library. */
export function ToneButton({ tone, label, toggle }: Props) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} onClick={toggle}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d={tone === 'dark' ? SUN : MOON} className={styles.drawn} />
      </svg>
    </button>
  )
}
