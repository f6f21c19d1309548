import { Button } from '@mantine/core'
import { IconDownload, IconHexagonPlus } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { TripPurpose } from '../../../../shared/logbook/trip-note.ts'
import { FenceStop } from './fence-stop.tsx'
import { LegText } from './leg-text.tsx'
import type { Leg } from './trip-days.ts'
import styles from './trip-list.module.css'
import { TripNote } from './trip-note.tsx'
import { isPrivateTrip, purposeOf } from './trip-purpose.ts'
import type { TripTools } from './trip-tools.tsx'
import type { LegTexts } from './use-leg-texts.ts'

/** On the row of a trip. A second press takes it back. */
const PURPOSE_KEYS: Partial<Record<string, TripPurpose>> = { b: 'business', p: 'private' }
const markedBy = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey ? undefined : PURPOSE_KEYS[key]

type Props = {
  leg: Leg
  texts: LegTexts
  isSelected: boolean
  select: (start: string | undefined) => void
  tools: TripTools | undefined
}

/** A row of the list, with the tools of the selected one. */
export function LegItem({ leg, texts, isSelected, select, tools }: Props) {
  const { t } = useTranslation()
  return (
    <li>
      <button
        type="button"
        className={styles.leg}
        data-leg={leg.kind}
        aria-pressed={isSelected}
        onClick={() => select(isSelected ? undefined : leg.start)}
        onKeyDown={(event) => {
          const marked = markedBy(event)
          if (marked === undefined || leg.kind !== 'trip' || tools === undefined) return
          tools.saveNote(leg, { purpose: purposeOf(leg) === marked ? null : marked })
        }}
      >
        <LegText leg={leg} texts={texts} />
      </button>
      {isSelected && leg.kind === 'trip' && tools && <TripNote leg={leg} save={tools.saveNote} />}
      {isSelected && leg.kind === 'trip' && tools && !isPrivateTrip(leg) && (
        <Button
          className={styles.legTool}
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
          loading={tools.isExporting}
          onClick={() => tools.exportTrip(leg)}
        >
          {t('history.exportTrip')}
        </Button>
      )}
      {isSelected && leg.kind === 'stop' && leg.stop.place !== null && tools && (
        <FenceStop
          place={leg.stop.place}
          deviceName={tools.deviceName}
          button={(open) => (
            <Button
              className={styles.legTool}
              size="xs"
              variant="default"
              leftSection={<IconHexagonPlus size={16} stroke={1.7} aria-hidden />}
              onClick={open}
            >
              {t('geofences.fenceHere')}
            </Button>
          )}
        />
      )}
    </li>
  )
}
