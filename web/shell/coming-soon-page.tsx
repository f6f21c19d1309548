import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ComingSoonName, PageName } from '../i18n/en/pages.ts'
import { en } from '../i18n/en.ts'
import { Logo } from '../ui/logo.tsx'
import styles from '../ui/screens/full-screen.module.css'
import { usePageName } from './use-page-name.ts'

const ONWARD = { home: '/', live: '/dashboard/live' } as const

/** A place of the dashboard that has an address and nothing in it yet. */
export function ComingSoonPage() {
  return (
    <div className={styles.screen}>
      <Sentence onward="live" />
    </div>
  )
}

/** The same outside of the dashboard. */
export function PublicComingSoonPage() {
  return (
    <main className={styles.screen}>
      <Sentence onward="home" />
    </main>
  )
}

function Sentence({ onward }: { onward: keyof typeof ONWARD }) {
  const { t } = useTranslation()
  const page = usePageName()
  if (!isComing(page)) return null
  return (
    <>
      <Logo size={48} />
      <h1>{t(`pages.${page}`)}</h1>
      <p>{t(`coming.${page}`)}</p>
      <Button component={Link} to={ONWARD[onward]} size="md">
        {t(`comingOnward.${onward}`)}
      </Button>
    </>
  )
}

const isComing = (page: PageName | undefined): page is ComingSoonName =>
  page !== undefined && page in en.coming
