import { Fence, Land, Marker, Scene, Sea, Trail } from './scene.tsx'

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
