import type { SitePageProps } from '../../../site-page.ts'
import styles from './diagram.module.css'
import { FittedName, FittedText } from './fitted-text.tsx'

export type WireColour = 'red' | 'black' | 'orange' | 'yellow' | 'starter'

/** A wire with a dark or light edge, so that it shows on any ground. */
export const Wire = ({ colour, d }: { colour: WireColour; d: string }) => (
  <g className={styles[colour]}>
    <path d={d} className={styles.edge} />
    <path d={d} className={styles.core} />
  </g>
)

const TAG_WIDTH = 96
const TAG_PADDING = 8
const TAG_HEIGHT = 28

/** The name of a wire's colour, on the wire. */
export const WireTag = ({ x, y, text }: { x: number; y: number; text: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      x={-TAG_WIDTH / 2}
      y={-TAG_HEIGHT / 2}
      width={TAG_WIDTH}
      height={TAG_HEIGHT}
      rx="14"
      className={styles.tag}
    />
    <FittedText x={0} y={5.5} width={TAG_WIDTH - 2 * TAG_PADDING} text={text} className={styles.tagText} />
  </g>
)

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
