import { Button, Input, TextInput } from '@mantine/core'
import { IconChevronRight, IconPencilPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CUSTOM_ICONS,
  DEVICE_TYPES,
  PICKER_TYPES,
  unknownTypeLabel,
} from '../../../shared/devices/device-types.ts'
import dialog from '../../ui/dialogs/dialog.module.css'
import { useFocusOnMount, useRestoreFocus } from '../../ui/focus.ts'
import { TypeGlyph } from '../device-glyph.tsx'
import { useTypeLabel } from '../use-type-label.ts'
import styles from './type.module.css'
import { customType, DEFAULT_ICON, isCustom, listedType, type TypeDraft } from './type-draft.ts'

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

type CustomTypeProps = { type: TypeDraft; choose: (type: TypeDraft) => void; back: () => void }

/** The name and the icon of a type that is not listed. */
function CustomType({ type, choose, back }: CustomTypeProps) {
  const { t } = useTranslation()
  const [name, setName] = useState(isCustom(type) ? unknownTypeLabel(type.deviceType) : '')
  const [icon, setIcon] = useState(type.customIcon ?? DEFAULT_ICON)
  const [isWrong, setWrong] = useState(false)
  const field = useFocusOnMount<HTMLInputElement>()
  const isEmpty = name.trim() === ''
  const use = () => {
    const custom = customType(name, icon)
    if (custom !== null) choose(custom)
    else setWrong(true)
  }
  return (
    <div className={dialog.body}>
      <TextInput
        label={t('typePicker.name')}
        value={name}
        error={isWrong && t('typePicker.nameWrong')}
        autoComplete="off"
        ref={field}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isEmpty) use()
        }}
      />
      <fieldset className={styles.icons}>
        <legend>{t('typePicker.icon')}</legend>
        {CUSTOM_ICONS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={icon === one}
            aria-label={t(`typePicker.icons.${one}`)}
            title={t(`typePicker.icons.${one}`)}
            onClick={() => setIcon(one)}
          >
            <TypeGlyph deviceType="custom" customIcon={one} />
          </button>
        ))}
      </fieldset>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={back}>
          {t('typePicker.back')}
        </Button>
        <Button onClick={use} disabled={isEmpty}>
          {t('typePicker.use')}
        </Button>
      </div>
    </div>
  )
}

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
