import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageName } from './use-page-name.ts'

export function RootPage() {
  const { t } = useTranslation()
  const page = usePageName()
  const title = page === undefined ? t('product') : `${t(`pages.${page}`)} · ${t('product')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}
