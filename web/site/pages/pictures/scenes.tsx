import type { PropsWithChildren } from 'react'
import { SILHOUETTES } from '../../../ui/silhouettes.ts'
import styles from './scenes.module.css'

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

const Sea = () => <rect width="480" height="360" className={styles.sea} />

const Land = ({ d }: { d: string }) => <path d={d} className={styles.land} />

const Road = ({ d }: { d: string }) => <path d={d} className={styles.road} />

const Fence = ({ d }: { d: string }) => <path d={d} className={styles.fence} />

const Trail = ({ d }: { d: string }) => <path d={d} className={styles.trail} />

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

/** A bay with rentals, one of which has left it. */
export const BayPicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="bottom">
    <Sea />
    <Land d="M0 0H300C270 40 190 30 150 76C112 120 150 160 116 208C90 246 120 300 84 360H0Z" />
    <Fence d="M176 96C230 60 300 74 318 130C334 182 320 262 262 282C206 298 150 280 152 226C154 176 140 124 176 96Z" />
    <Trail d="M196 190C236 236 262 232 290 200C320 168 350 170 380 132" />
    <Marker at={[196, 152]} type="jetski" />
    <Marker at={[258, 124]} type="boat" />
    <Marker at={[218, 240]} type="kayak" />
    <Marker at={[394, 118]} type="boat" tone="alert" />
  </Scene>
)

/** A boat at its dock. */
export const DockPicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="bottom">
    <Sea />
    <Land d="M480 0H300C290 60 344 100 330 160C318 214 352 260 340 360H480Z" />
    <path
      d="M334 138H176M334 186H176M214 138V112M262 138V112M214 186V212M262 186V212"
      stroke="var(--dim)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <Fence d="M220 162m-112 0a112 112 0 1 0 224 0a112 112 0 1 0 -224 0" />
    <Marker at={[262, 96]} type="sailboat" tone="parked" />
    <Marker at={[214, 226]} type="boat" />
    <Marker at={[402, 110]} type="rv" tone="parked" />
  </Scene>
)

/** A dealer's lot at night. */
export const LotPicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="bottom">
    <Road d="M-10 300H500" />
    <Road d="M360 -10V300" />
    <Fence d="M36 48H268V264H36Z" />
    <Marker at={[84, 96]} type="rv" tone="parked" />
    <Marker at={[152, 96]} type="boat" tone="parked" />
    <Marker at={[220, 96]} type="rv" tone="parked" />
    <Marker at={[84, 156]} type="car" tone="parked" />
    <Marker at={[152, 156]} type="truck" tone="parked" />
    <Marker at={[220, 156]} type="car" tone="parked" />
    <Marker at={[84, 216]} type="jetski" tone="parked" />
    <Marker at={[152, 216]} type="boat" tone="parked" />
    <Marker at={[220, 216]} type="quad" tone="parked" />
    <Trail d="M236 264C236 292 250 300 300 300H340C356 300 360 290 360 270V176" />
    <Marker at={[360, 150]} type="van" tone="alert" />
  </Scene>
)

/** A boat that drifts off a coast. */
export const SeaPicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="bottom">
    <Sea />
    <Land d="M0 0H190C170 50 96 60 84 116C74 164 120 190 96 246C80 290 30 300 0 300Z" />
    <Trail d="M84 140C150 130 170 80 232 84S300 150 344 156" />
    <circle
      cx="352"
      cy="158"
      r="66"
      fill="none"
      stroke="var(--brand)"
      strokeOpacity="0.35"
      strokeWidth="2.5"
    />
    <circle
      cx="352"
      cy="158"
      r="98"
      fill="none"
      stroke="var(--brand)"
      strokeOpacity="0.18"
      strokeWidth="2.5"
    />
    <Marker at={[352, 158]} type="boat" tone="alert" />
  </Scene>
)

/** A yard, and what has left it. */
export const YardPicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="top">
    <Sea />
    <Land d="M0 150C60 138 96 160 150 176C220 196 250 246 330 258C390 266 440 250 480 262V360H0Z" />
    <Road d="M-10 322C120 312 240 296 500 318" />
    <Trail d="M86 250C110 190 170 160 230 150S310 150 350 132" />
    <Trail d="M86 250C110 300 190 306 262 302S320 304 352 306" />
    <Trail d="M86 250C92 286 150 300 206 232" />
    <path d="M58 272V240L86 222L114 240V272Z" fill="var(--ink)" />
    <Marker at={[372, 124]} type="boat" />
    <Marker at={[374, 306]} type="trailer" />
    <Marker at={[216, 218]} type="excavator" />
  </Scene>
)
