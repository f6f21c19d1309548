import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CUSTOM_ICONS, unknownTypeLabel } from '../../../shared/devices/device-types.ts'
import dialog from '../../ui/dialog.module.css'
import { useFocusOnMount } from '../../ui/focus.ts'
import { TypeGlyph } from '../type-glyph.tsx'
import styles from './type.module.css'
import { customType, DEFAULT_ICON, isCustom, type TypeDraft } from './type-draft.ts'

type Props = { type: TypeDraft; choose: (type: TypeDraft) => void; back: () => void }

/** The name and the icon of a type that is not listed. */
export function CustomType({ type, choose, back }: Props) {
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
