import { Fence, Land, Marker, Scene, Sea } from './scene.tsx'

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
