import { type Canvas, lineHeight, type TextStyle } from '../../../../documents/pdf/canvas.ts'
import { type FlowItem, flowItem } from '../../../../documents/pdf/paginate.ts'
import type { Frame } from '../../../../documents/pdf/pdf-document.ts'

type More = { space: number; keepsWithNext?: boolean }

/** A wrapped text, line by line. Neither its first nor its last line is alone on a page. */
export function textItems(
  { wrap, write }: Canvas,
  { left, width }: Frame,
  text: string,
  style: TextStyle,
  { space, keepsWithNext = false }: More,
): FlowItem[] {
  const lines = wrap(text, style, width)
  const last = lines.length - 1
  return lines.map((line, index) =>
    flowItem(
      { height: lineHeight(style), draw: (top) => write(line, left, top, style) },
      {
        space: index === 0 ? space : 0,
        keepsWithNext: index === last ? keepsWithNext : index === 0 || index === last - 1,
      },
    ),
  )
}
