import type { SitePageProps } from '../../../site-page.ts'
import styles from './diagram.module.css'
import { FittedName, FittedText } from './fitted-text.tsx'
import { PowerParts, Wire, WireTag } from './wire.tsx'

export const FOUR_WIRE_VIEW = '0 20 560 462'

/**
 * The diagram of two wires, and two more: orange to accessory power, yellow to a relay in the wire from key switch to
 * starter.
 */
export const FourWireDiagram = ({ t }: Pick<SitePageProps, 't'>) => (
  <>
    <Wire colour="orange" d="M422 180H205V360" />
    <Wire colour="orange" d="M152 360H248" />
    <circle cx="205" cy="360" r="7" className={styles.joint} />
    <Wire colour="yellow" d="M422 236H395V360H368" />
    <Wire colour="starter" d="M152 425H248" />
    <Wire colour="starter" d="M368 425H442" />
    <PowerParts t={t} />
    <WireTag x={300} y={180} text={t('installation.wires.orange')} />
    <WireTag x={395} y={296} text={t('installation.wires.yellow')} />
    <FittedText
      x={193}
      y={308}
      width={185}
      text={t('installation.diagram.accessory')}
      className={styles.endLabel}
    />
    <rect x="15" y="325" width="137" height="135" rx="10" className={styles.box} />
    <FittedName x={83} y={399} width={122} text={t('installation.diagram.key')} className={styles.name} />
    <Relay name={t('installation.diagram.relay')} />
    <rect x="440" y="385" width="108" height="80" rx="10" className={styles.box} />
    <FittedName x={494} y={431} width={98} text={t('installation.diagram.starter')} className={styles.name} />
  </>
)

/** The relay with its contacts at rest: pin 30 joined to 87a. */
const Relay = ({ name }: { name: string }) => (
  <>
    <rect x="246" y="314" width="124" height="146" rx="10" className={styles.box} />
    <FittedText x={308} y={338} width={114} text={name} className={styles.label} />
    <path d="M282 360H290M326 360H334M282 425H288L328 425H334" className={styles.line} />
    <rect x="290" y="352" width="36" height="16" className={styles.line} />
    <path d="M308 368V420" className={styles.magnet} />
    <circle cx="288" cy="425" r="3.5" className={styles.joint} />
    <circle cx="328" cy="425" r="3.5" className={styles.joint} />
    <text x="264" y="365" className={styles.pin}>
      86
    </text>
    <text x="352" y="365" className={styles.pin}>
      85
    </text>
    <text x="264" y="430" className={styles.pin}>
      30
    </text>
    <text x="351" y="430" className={styles.pin}>
      87a
    </text>
    <text x="308" y="453" className={styles.pin}>
      87
    </text>
  </>
)

export const TWO_WIRE_VIEW = '0 20 560 260'

/** Red through a fuse to battery positive, black to battery negative; orange and yellow end in caps. */
export const TwoWireDiagram = ({ t }: Pick<SitePageProps, 't'>) => (
  <>
    <Wire colour="orange" d="M422 190H290" />
    <Wire colour="yellow" d="M422 236H290" />
    <path d="M286 181V199M286 227V245" className={styles.cap} />
    <PowerParts t={t} />
    <WireTag x={364} y={190} text={t('installation.wires.orange')} />
    <WireTag x={364} y={236} text={t('installation.wires.yellow')} />
    {[196, 242].map((y) => (
      <FittedText
        key={y}
        x={274}
        y={y}
        width={92}
        text={t('installation.diagram.unused')}
        className={styles.endLabel}
      />
    ))}
  </>
)
