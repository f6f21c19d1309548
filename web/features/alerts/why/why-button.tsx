import { Button } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AlertRule } from '../../../../shared/alerts/alert-rule.ts'
import { WhyDialog } from './why-dialog.tsx'

type Props = {
  rules: readonly AlertRule[]
  /** What the list of events is narrowed to. */
  chosen: { ruleId: string | undefined; deviceId: string | undefined }
}

/** Opens the dialog that says why an alert is missing. */
export function WhyButton({ rules, chosen }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (rules.length === 0) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHelpCircle size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('alerts.why.title')}
      </Button>
      {isOpen && <WhyDialog rules={rules} chosen={chosen} close={() => setOpen(false)} />}
    </>
  )
}
