import type { PropsWithChildren } from 'react'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import styles from './scene.module.css'

type SceneProps = PropsWithChildren<{ label: string; note: string; noteAt: 'top' | 'bottom' }>

/** A drawing in a view of 480 by 360, with what the product says about it. */
export const Scene = ({ label, note, noteAt, children }: SceneProps) => (
  <figure className={styles.scene}>
    <svg viewBox="0 0 480 360" role="img" aria-label={label}>
      {children}
    </svg>
    <figcaption className={`${styles.note} ${styles[noteAt]}`}>{note}</figcaption>
  </figure>
)

export const Sea = () => <rect width="480" height="360" className={styles.sea} />

export const Land = ({ d }: { d: string }) => <path d={d} className={styles.land} />

export const Road = ({ d }: { d: string }) => <path d={d} className={styles.road} />

export const Fence = ({ d }: { d: string }) => <path d={d} className={styles.fence} />

export const Trail = ({ d }: { d: string }) => <path d={d} className={styles.trail} />

type MarkerProps = {
  at: readonly [x: number, y: number]
  type: keyof typeof SILHOUETTES
  /** `alert` has raised an alert. */
  tone?: 'live' | 'alert' | 'parked'
}

/** A device as the live map draws it. */
export const Marker = ({ at: [x, y], type, tone = 'live' }: MarkerProps) => (
  <g transform={`translate(${x} ${y})`} className={styles[tone]}>
    {tone === 'alert' && <circle r="36" className={styles.halo} />}
    <circle r="23" className={styles.disc} />
    <path d={SILHOUETTES[type]} transform="translate(-14.4 -14.4) scale(1.2)" className={styles.type} />
  </g>
)
