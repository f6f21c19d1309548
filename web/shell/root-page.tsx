import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export function RootPage() {
  const { t } = useTranslation()
  const page = usePageName()
  const title = page === undefined ? t('product') : `${t(`pages.${page}`)} · ${t('product')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}

/** The name of the current page, from its route's static data. */
const usePageName = () =>
  useMatches({ select: (matches) => matches.findLast(({ staticData }) => staticData.page)?.staticData.page })
