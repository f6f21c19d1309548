import styles from './diagram.module.css'
import { FittedText } from './fitted-text.tsx'

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
