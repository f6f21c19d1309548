import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ThemeButton } from '../../shell/theme-button.tsx'
import { useThemeToggle } from '../../shell/use-theme-toggle.ts'
import { Logo } from '../../ui/logo.tsx'
import { ChartDrawing } from './chart-drawing.tsx'
import styles from './login-page.module.css'

/** What stands around every step of signing in. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const theme = useThemeToggle()
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <header className={styles.head}>
          <Logo size={36} />
          <span className={styles.product}>{t('product')}</span>
          <Button
            component={Link}
            to="/"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft size={18} />}
          >
            {t('signIn.home')}
          </Button>
          <ThemeButton {...theme} />
        </header>
        <div className={styles.middle}>{children}</div>
      </main>
      <aside className={styles.art}>
        <ChartDrawing />
        <p>{t('signIn.tagline')}</p>
      </aside>
    </div>
  )
}
