import { useMantineColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ThemeButton } from '../buttons/theme-button.tsx'
import { SiteLanguageMenu } from '../language-menu.tsx'
import { Logo } from '../logo.tsx'
import { useThemeToggle } from '../use-theme-toggle.ts'
import { ChartDrawing } from './chart-drawing.tsx'
import styles from './chart-frame.module.css'

type Props = {
  /** In the header, next to the product name. */
  action?: ReactNode
  children: ReactNode
}

/** The layout of pages for visitors: product name, content, and a picture of a chart with tracked devices. */
export function ChartFrame({ action, children }: Props) {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  // A visitor's choice lasts as long as the page; nothing is saved.
  const theme = useThemeToggle(setColorScheme)
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <header className={styles.head}>
          <Logo size={36} />
          <span className={styles.product}>{t('product')}</span>
          {action}
          <SiteLanguageMenu />
          <ThemeButton {...theme} />
        </header>
        <div className={styles.middle}>{children}</div>
      </main>
      <aside className={styles.art}>
        <ChartDrawing />
        <p>{t('tagline')}</p>
      </aside>
    </div>
  )
}
