import type { SitePageProps } from '../../../site-page.ts'
import styles from './diagram.module.css'
import { FittedText } from './fitted-text.tsx'
import { PowerParts } from './power-parts.tsx'
import { Wire, WireTag } from './wire.tsx'

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
