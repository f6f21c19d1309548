import type { ReactNode } from 'react'
import styles from './tabbed-page.module.css'
import { panelId, tabId } from './tabs.tsx'

type Props = {
  page: string
  title: string
  tabs: ReactNode
  /** The name of the current tab. */
  current: string
  /** Beside the tabs. */
  actions?: ReactNode
  /** Above the panel. */
  notice?: ReactNode
  /** Whether the panel is filled to its edges, as by a map. */
  fills?: boolean
  children: ReactNode
}

/** A page as high as the screen: its title and tabs, and the panel of the current tab, which scrolls by itself. */
export const TabbedPage = ({ page, title, tabs, current, actions, notice, fills, children }: Props) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <h1>{title}</h1>
      <div className={styles.tabs}>{tabs}</div>
      {actions}
    </header>
    {notice && <div className={styles.notice}>{notice}</div>}
    <div
      className={styles.panel}
      data-fills={fills || undefined}
      role="tabpanel"
      id={panelId(page, current)}
      aria-labelledby={tabId(page, current)}
    >
      {children}
    </div>
  </div>
)
