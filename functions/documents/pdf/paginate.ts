/** A part of a page that is not broken. */
export type Piece = { height: number; draw: (top: number) => void }

export type FlowItem = Piece & {
  /** Above it, unless it is at the top of a page. */
  space: number
  /** Whether it may not be the last one of its page. */
  keepsWithNext: boolean
  /** Repeated above it at the top of a page. */
  head: Piece | null
  /** By which links find its page. */
  anchor: string | null
}

type Placed = { piece: Piece; top: number }
export type Page = { placed: Placed[]; anchors: string[] }

/** A part that stands for itself. */
export const flowItem = (piece: Piece, more: Partial<Omit<FlowItem, keyof Piece>> = {}): FlowItem => ({
  space: 0,
  keepsWithNext: false,
  head: null,
  anchor: null,
  ...piece,
  ...more,
})

/** Places items below each other on pages from `top` to `bottom`. One that is higher than a page has one for itself. */
export function paginate(
  items: readonly FlowItem[],
  { top, bottom }: { top: number; bottom: number },
): Page[] {
  let page: Page = { placed: [], anchors: [] }
  const pages = [page]
  let y = top
  function turnPage() {
    page = { placed: [], anchors: [] }
    pages.push(page)
    y = top
  }
  function place({ height, draw, head, space, anchor }: FlowItem) {
    if (page.placed.length === 0 && head !== null) {
      page.placed.push({ piece: head, top: y })
      y += head.height
    } else if (page.placed.length > 0) y += space
    page.placed.push({ piece: { height, draw }, top: y })
    if (anchor !== null) page.anchors.push(anchor)
    y += height
  }
  const fits = (height: number) => page.placed.length === 0 || y + height <= bottom

  for (const group of keptTogether(items)) {
    if (!fits(heightOf(group))) turnPage()
    for (const item of group) {
      if (!fits(item.space + item.height)) turnPage()
      place(item)
    }
  }
  return pages
}

/** Draws what was placed, on the document's first page and on new ones. */
export function drawPages(doc: PDFKit.PDFDocument, pages: readonly Page[]): void {
  for (const [index, { placed }] of pages.entries()) {
    if (index > 0) doc.addPage()
    for (const { piece, top } of placed) piece.draw(top)
  }
}

const heightOf = (items: readonly FlowItem[]) =>
  items.reduce((sum, { space, height }) => sum + space + height, 0)

/** Items that keep with the next one, together with that. */
function keptTogether(items: readonly FlowItem[]): FlowItem[][] {
  const groups: FlowItem[][] = []
  let open = false
  for (const item of items) {
    if (open) groups.at(-1)?.push(item)
    else groups.push([item])
    open = item.keepsWithNext
  }
  return groups
}
