import type { SitePageProps } from '../../../site-page.ts'
import styles from './diagram.module.css'
import { FittedName, FittedText } from './fitted-text.tsx'
import { Wire, WireTag } from './wire.tsx'

/** The tracker, the battery, and red and black between them: the same in both setups. */
export const PowerParts = ({ t }: Pick<SitePageProps, 't'>) => (
  <>
    <Wire colour="red" d="M422 70H55V146" />
    <Wire colour="black" d="M422 118H135V146" />
    <WireTag x={300} y={70} text={t('installation.wires.red')} />
    <WireTag x={300} y={118} text={t('installation.wires.black')} />
    <rect x="104" y="57" width="68" height="26" rx="6" className={styles.box} />
    <path d="M110 70H122C126 60 132 60 138 70S150 80 154 70H166" className={styles.line} />
    <FittedText x={138} y={46} width={150} text={t('installation.diagram.fuse')} className={styles.label} />
    <rect x="43" y="140" width="24" height="14" className={styles.terminal} />
    <rect x="123" y="140" width="24" height="14" className={styles.terminal} />
    <rect x="15" y="152" width="160" height="112" rx="10" className={styles.box} />
    <path d="M47 176H63M55 168V184M127 176H143" className={styles.line} />
    <FittedName x={95} y={226} width={148} text={t('installation.diagram.battery')} className={styles.name} />
    <rect x="420" y="38" width="128" height="226" rx="14" className={styles.box} />
    <circle cx="484" cy="128" r="11" className={styles.line} />
    <path d="M484 108V148M464 128H504" className={styles.line} />
    <FittedName
      x={484}
      y={190}
      width={116}
      text={t('installation.diagram.tracker')}
      className={styles.name}
    />
  </>
)
