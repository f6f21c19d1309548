import type { MouseEvent, ReactNode } from 'react'
import { goTo } from './use-place.ts'

type Props = { to: string; isCurrent?: boolean; children: ReactNode }

/** A link inside the console, which loads no page. With a modifier the browser opens it as usual. */
export function ConsoleLink({ to, isCurrent = false, children }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a
      href={to}
      onClick={open}
      aria-current={isCurrent ? 'page' : undefined}
      ref={isCurrent ? showInRow : undefined}
    >
      {children}
    </a>
  )
}

/** Scrolls a link into view: on a phone, rows of links scroll. */
const showInRow = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
