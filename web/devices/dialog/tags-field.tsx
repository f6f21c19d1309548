import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TAG_MAX } from '../../../shared/devices/label.ts'
import styles from './tags-field.module.css'
import type { TagsDraft } from './use-tags.ts'

type Props = {
  label: string
  tags: TagsDraft
  /** Suggested while typing. */
  known: readonly string[]
  error?: ReactNode
}

/** Tags, and a field in which Enter adds one and Backspace removes the last. */
export function TagsField({ label, tags: draft, known, error }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { tags, typed, setTyped, remove, finish } = draft
  const press = (event: KeyboardEvent) => {
    const last = tags.at(-1)
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
    // an empty field leaves Enter to the form
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    finish()
  }
  return (
    <div>
      <TextInput
        ref={field}
        name="tags"
        label={label}
        description={t('tags.hint', { max: TAG_MAX })}
        error={error}
        value={typed}
        maxLength={TAG_MAX}
        enterKeyHint="enter"
        autoComplete="off"
        list={`${id}known`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
      />
      <datalist id={`${id}known`}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              <button
                type="button"
                aria-label={t('tags.remove', { tag })}
                onClick={() => {
                  remove(tag)
                  field.current?.focus()
                }}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
