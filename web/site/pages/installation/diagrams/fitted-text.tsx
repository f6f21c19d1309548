import { fittedSize, inTwoLines } from './fit-text.ts'

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
