import { Land, Marker, Road, Scene, Sea, Trail } from './scene.tsx'

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
