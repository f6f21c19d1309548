import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'

/** The id of the panel of a tab. */
export const panelId = (page: string, name: string) => `${page}-${name}-panel`
export const tabId = (page: string, name: string) => `${page}-${name}-tab`

type TabProps = {
  id: string
  role: 'tab'
  'aria-selected': boolean
  'aria-controls': string | undefined
  tabIndex: number
  activeProps: { 'aria-current': undefined }
}
type Props<Name extends string> = {
  page: string
  label: string
  names: readonly Name[]
  current: Name
  /** The link of a tab. */
  children: (name: Name, props: TabProps) => ReactNode
}

/** The tabs of a page, each a link of its own. Arrow keys move between them, and the current one is in view. */
export function Tabs<Name extends string>({ page, label, names, current, children }: Props<Name>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => scrollToTab(list.current, tabId(page, current)), [page, current])
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {names.map((name) =>
        children(name, {
          id: tabId(page, name),
          role: 'tab',
          'aria-selected': name === current,
          'aria-controls': name === current ? panelId(page, name) : undefined,
          tabIndex: name === current ? 0 : -1,
          activeProps: { 'aria-current': undefined },
        }),
      )}
    </div>
  )
}

type PanelProps = { page: string; name: string; children: ReactNode }

export const TabPanel = ({ page, name, children }: PanelProps) => (
  <div role="tabpanel" id={panelId(page, name)} aria-labelledby={tabId(page, name)}>
    {children}
  </div>
)

function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !(target instanceof HTMLElement)) return
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const next = tabs.at((tabs.indexOf(target) + (key === 'ArrowRight' ? 1 : -1)) % tabs.length)
  next?.focus()
  next?.click()
}

/** Scrolls the list only, where it is wider than the screen. */
function scrollToTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`#${id}`)
  if (list === null || !tab) return
  const middle = tab.offsetLeft - list.offsetLeft + tab.offsetWidth / 2
  list.scrollLeft = middle - list.clientWidth / 2
}
