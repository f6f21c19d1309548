type Props = {
  x: number
  /** The baseline of one line; two lines stand around it. */
  y: number
  width: number
  text: string
  className?: string
}

/** A text that fits a width in any language. A diagram cannot measure what it draws. */
export const FittedText = ({ x, y, width, text, className }: Props) => (
  <text x={x} y={y} fontSize={fittedSize(text, width)} className={className}>
    {text}
  </text>
)

/** A name in a box that has room for two lines. */
export const FittedName = ({ x, y, width, text, className }: Props) => {
  const lines = inTwoLines(text, width)
  const size = Math.min(...lines.map((line) => fittedSize(line, width)))
  const lineHeight = size * 1.2
  const first = y - (lineHeight * (lines.length - 1)) / 2
  return (
    <text y={first} fontSize={size} className={className}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={first + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

export const TEXT_SIZE = 17
/** The mean width of a letter, in parts of the text size: generous, because fonts differ. */
const LETTER_WIDTH = 0.6
/** Chinese and Japanese characters are as wide as they are tall. */
const WIDE = /[\u2e80-\uffef]/g

/** The size at which a text is at most `width` wide, and no larger than the others. */
export const fittedSize = (text: string, width: number): number =>
  Math.min(TEXT_SIZE, Math.floor((width / widthInSizes(text)) * 10) / 10)

/** A text that is too wide for one line, split at the space that is nearest to its middle. */
export function inTwoLines(text: string, width: number): string[] {
  const words = text.split(' ')
  if (words.length === 1 || widthInSizes(text) * TEXT_SIZE <= width) return [text]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthInSizes))
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best))
}

function widthInSizes(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  return wide + (text.length - wide) * LETTER_WIDTH
}
