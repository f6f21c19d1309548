import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ToolButton } from '../../ui/buttons/tool-button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { ZoneNote } from '../../ui/times/zone-note.tsx'

export function OverviewHead({ isSpinning, refresh }: { isSpinning: boolean; refresh: () => void }) {
  const { t } = useTranslation()
  return (
    <PageHead title={t('overview.title')} text={t('overview.subtitle')} note={<ZoneNote />}>
      <ToolButton
        label={t('overview.refresh')}
        variant="default"
        size={40}
        loading={isSpinning}
        onClick={refresh}
      >
        <IconRefresh size={20} stroke={1.7} />
      </ToolButton>
    </PageHead>
  )
}
