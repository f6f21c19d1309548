import { Button } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Geofence } from '../../../../shared/geofences/geofence.ts'
import type { GeofencesSearch } from '../geofences-search.ts'
import { WhyDialog } from './why-dialog.tsx'

/** Opens the dialog that says why an alert is missing. */
export function WhyButton({
  geofences,
  search,
}: {
  geofences: readonly Geofence[]
  search: GeofencesSearch
}) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (geofences.length === 0) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHelpCircle size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('whyNot.title')}
      </Button>
      {isOpen && <WhyDialog geofences={geofences} chosen={search} close={() => setOpen(false)} />}
    </>
  )
}
