import { Marker, Scene } from './scenes.tsx'

const LINES = [
  { y: 128, type: 'boat' },
  { y: 184, type: 'rv' },
  { y: 240, type: 'truck' },
] as const

/** A certificate of three devices, with its number. */
export const CertificatePicture = (props: { label: string; note: string }) => (
  <Scene {...props} noteAt="bottom">
    <rect
      x="92"
      y="28"
      width="296"
      height="316"
      rx="10"
      fill="var(--paper)"
      stroke="var(--line)"
      strokeWidth="2"
    />
    <path d="M120 60H246M120 82H200" stroke="var(--ink)" strokeWidth="8" strokeLinecap="round" />
    <path
      d="M316 52h44v44h-44zM324 60v10h10v-10zM342 60v10h10v-10zM324 78v10h10v-10zM342 80h6v10h6"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="4"
    />
    {LINES.map(({ y, type }) => (
      <g key={type}>
        <Marker at={[144, y]} type={type} />
        <path
          d={`M184 ${y - 8}H300M184 ${y + 10}H262`}
          stroke="var(--dim)"
          strokeOpacity="0.55"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path
          d={`M340 ${y}l8 8 14 -16`}
          fill="none"
          stroke="var(--status-live)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    ))}
  </Scene>
)
