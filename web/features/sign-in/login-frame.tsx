import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../shared/site/public-pages.ts'
import { shownLanguage } from '../../i18n/i18n.ts'
import { ChartFrame } from '../../ui/screens/chart-frame.tsx'

/** What stands around every step of signing in. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const home = (
    <Button
      component="a"
      href={publicPath('/', shownLanguage())}
      variant="subtle"
      color="gray"
      leftSection={<IconArrowLeft size={18} />}
    >
      {t('signIn.home')}
    </Button>
  )
  return <ChartFrame action={home}>{children}</ChartFrame>
}
