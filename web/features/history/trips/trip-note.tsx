import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRIP_NOTE_MAX } from '../../../../shared/logbook/trip-note.ts'
import { ChoiceChip } from '../../../ui/buttons/choice-chip.tsx'
import type { TripLeg } from './trip-days.ts'
import styles from './trip-note.module.css'
import { PURPOSE_ICONS, PURPOSES } from './trip-purpose.ts'
import type { SaveNote } from './use-trip-notes.ts'

type Props = { leg: TripLeg; save: SaveNote }

/** Marks a trip as business or private, with a note. A second click on a purpose takes it back. */
export function TripNote({ leg, save }: Props) {
  const { t } = useTranslation()
  const { purpose = null, note = null } = leg.trip.logbook ?? {}
  const [text, setText] = useState(note ?? '')
  const saveText = () => {
    const wanted = text.trim() || null
    if (wanted !== note) save(leg, { note: wanted })
  }
  return (
    <div className={styles.note}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend */}
      <div role="group" aria-label={t('history.purpose.label')} className={styles.purposes}>
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
