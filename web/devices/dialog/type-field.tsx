import { Input } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TypeGlyph } from '../type-glyph.tsx'
import { useTypeLabel } from '../use-type-label.ts'
import styles from './type.module.css'
import type { TypeDraft } from './type-draft.ts'

/** The type of the device, as a button that opens the picker. */
export function TypeField({ type, pick }: { type: TypeDraft; pick: () => void }) {
  const { t } = useTranslation()
  const typeLabel = useTypeLabel()
  const [labelId, valueId] = [useId(), useId()]
  return (
    <Input.Wrapper label={t('addDevice.type')} labelElement="div" labelProps={{ id: labelId }}>
      <button
        type="button"
        className={styles.field}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        onClick={pick}
      >
        <TypeGlyph {...type} />
        <span id={valueId}>{typeLabel(type.deviceType)}</span>
        <IconChevronRight size={16} aria-hidden />
      </button>
    </Input.Wrapper>
  )
}
