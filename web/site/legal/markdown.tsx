import type { ReactNode } from 'react'

/** The part of Markdown that legal pages need: headings, paragraphs, lists, links, bold and italic. */
export const Markdown = ({ text }: { text: string }) =>
  blocksOf(text).map((block) => <Block key={block} block={block} />)

const HEADINGS = { '#': 'h1', '##': 'h2', '###': 'h3' } as const
const HEADING = /^(#{1,3}) +(.+)$/
const BULLET = /^[-*] +/
const NUMBER = /^\d+\. +/
const INLINE = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/
/** Links to anywhere else, such as `javascript:`, stay text. */
const SAFE_LINK = /^(https:|mailto:|tel:|\/|#)/

/** The blocks between empty lines. A heading stands alone, also without one. */
const blocksOf = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^(#{1,3} .+)$/gm, '\n$1\n')
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')

function Block({ block }: { block: string }) {
  const [, marks, heading] = HEADING.exec(block) ?? []
  const Heading = Object.entries(HEADINGS).find(([mark]) => mark === marks)?.[1]
  if (Heading !== undefined && heading !== undefined) return <Heading>{inline(heading)}</Heading>
  if (BULLET.test(block)) return <ul>{entriesOf(block, BULLET)}</ul>
  if (NUMBER.test(block)) return <ol>{entriesOf(block, NUMBER)}</ol>
  return <p>{inline(block.replaceAll('\n', ' '))}</p>
}

const entriesOf = (block: string, mark: RegExp) =>
  block.split('\n').map((line) => <li key={line}>{inline(line.trim().replace(mark, ''))}</li>)

function inline(text: string): ReactNode {
  const found = INLINE.exec(text)
  if (found === null) return text
  const [whole, label, href = '', bold, italic] = found
  return (
    <>
      {text.slice(0, found.index)}
      {label !== undefined && (SAFE_LINK.test(href) ? <a href={href}>{label}</a> : label)}
      {bold !== undefined && <strong>{bold}</strong>}
      {italic !== undefined && <em>{italic}</em>}
      {inline(text.slice(found.index + whole.length))}
    </>
  )
}
