import { Button, TextInput } from '@mantine/core'
import { IconDownload, IconHexagonPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRIP_NOTE_MAX, type TripPurpose } from '../../../../shared/logbook/trip-note.ts'
import { useMay } from '../../../account/membership.tsx'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import { FenceStop } from './fence-stop.tsx'
import { LegText } from './leg-text.tsx'
import type { Leg, TripLeg } from './trip-days.ts'
import { isPrivateTrip, PURPOSE_ICONS, PURPOSES, purposeOf } from './trip-days.ts'
import styles from './trip-list.module.css'
import tripNoteStyles from './trip-note.module.css'
import type { TripTools } from './trip-tools.tsx'
import type { LegTexts } from './use-leg-texts.ts'
import type { SaveNote } from './use-trip-notes.ts'

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
  const may = useMay()
  const mayNote = may('logbook:write')
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
          if (marked === undefined || leg.kind !== 'trip' || tools === undefined || !mayNote) return
          tools.saveNote(leg, { purpose: purposeOf(leg) === marked ? null : marked })
        }}
      >
        <LegText leg={leg} texts={texts} />
      </button>
      {isSelected && leg.kind === 'trip' && tools && mayNote && <TripNote leg={leg} save={tools.saveNote} />}
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
      {isSelected && leg.kind === 'stop' && leg.stop.place !== null && tools && may('geofences:write') && (
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

type TripNoteProps = { leg: TripLeg; save: SaveNote }

/** Marks a trip as business or private, with a note. A second click on a purpose takes it back. */
function TripNote({ leg, save }: TripNoteProps) {
  const { t } = useTranslation()
  const { purpose = null, note = null } = leg.trip.logbook ?? {}
  const [text, setText] = useState(note ?? '')
  const saveText = () => {
    const wanted = text.trim() || null
    if (wanted !== note) save(leg, { note: wanted })
  }
  return (
    <div className={tripNoteStyles.note}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend */}
      <div role="group" aria-label={t('history.purpose.label')} className={tripNoteStyles.purposes}>
        {PURPOSES.map((one) => {
          const Icon = PURPOSE_ICONS[one]
          return (
            <ChoiceChip
              key={one}
              chosen={purpose === one}
              choose={() => save(leg, { purpose: purpose === one ? null : one })}
            >
              <Icon size={16} stroke={1.7} aria-hidden />
              {t(`history.purpose.${one}`)}
            </ChoiceChip>
          )
        })}
      </div>
      <TextInput
        size="xs"
        aria-label={t('history.note')}
        placeholder={t('history.noteHint')}
        maxLength={TRIP_NOTE_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={saveText}
        onKeyDown={({ key }) => {
          if (key === 'Enter') saveText()
          if (key === 'Escape') setText(note ?? '')
        }}
      />
    </div>
  )
}
