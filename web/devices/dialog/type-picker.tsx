import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEVICE_TYPES, PICKER_TYPES } from '../../../shared/devices/device-types.ts'
import dialog from '../../ui/dialog.module.css'
import { useFocusOnMount, useRestoreFocus } from '../../ui/focus.ts'
import { TypeGlyph } from '../type-glyph.tsx'
import { useTypeLabel } from '../use-type-label.ts'
import { CustomType } from './custom-type.tsx'
import styles from './type.module.css'
import { isCustom, listedType, type TypeDraft } from './type-draft.ts'

/** The first of them, without the one for a type of one's own. */
const FIRST = PICKER_TYPES.filter((type) => type !== 'custom')
const MORE = Object.keys(DEVICE_TYPES).filter((type) => !PICKER_TYPES.some((picked) => picked === type))

type Props = { type: TypeDraft; setType: (type: TypeDraft) => void; close: () => void }

/** Chooses a device type, or makes one up, with a name and an icon. */
export function TypePicker({ type, setType, close }: Props) {
  const { t } = useTranslation()
  const [isMore, setMore] = useState(MORE.includes(type.deviceType))
  const [isNaming, setNaming] = useState(isCustom(type))
  useRestoreFocus()
  const choose = (chosen: TypeDraft) => {
    setType(chosen)
    close()
  }
  if (isNaming) return <CustomType type={type} choose={choose} back={() => setNaming(false)} />
  return (
    <div className={dialog.body}>
      <div className={styles.types}>
        {[...FIRST, ...(isMore ? MORE : [])].map((listed) => (
          <Choice key={listed} listed={listed} chosen={type} choose={choose} />
        ))}
        {!isMore && (
          <button type="button" className={styles.more} onClick={() => setMore(true)}>
            {t('typePicker.more')}
          </button>
        )}
        <button type="button" className={styles.more} onClick={() => setNaming(true)}>
          <IconPencilPlus size={20} stroke={1.7} aria-hidden />
          {t('typePicker.custom')}
        </button>
      </div>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={close}>
          {t('typePicker.back')}
        </Button>
      </div>
    </div>
  )
}

type ChoiceProps = { listed: string; chosen: TypeDraft; choose: (type: TypeDraft) => void }

function Choice({ listed, chosen, choose }: ChoiceProps) {
  const typeLabel = useTypeLabel()
  const isChosen = !isCustom(chosen) && chosen.deviceType === listed
  const button = useFocusOnMount<HTMLButtonElement>(isChosen)
  return (
    <button
      type="button"
      ref={button}
      className={styles.type}
      aria-pressed={isChosen}
      onClick={() => choose(listedType(listed))}
    >
      <TypeGlyph {...listedType(listed)} />
      {typeLabel(listed)}
    </button>
  )
}
