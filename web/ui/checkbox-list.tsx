import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './checkbox-list.module.css'
import { SearchField } from './list/search-field.tsx'

/** A longer list gets a search field. */
const MAX_WITHOUT_SEARCH = 8

type CheckboxOption = {
  id: string
  name: string
  /** Other names that a search finds it by. */
  otherNames?: readonly string[]
}

type Props = {
  label: string
  searchLabel: string
  options: readonly CheckboxOption[]
  /** Says that a search finds nothing. */
  noMatch: (search: string) => string
  selectedIds: readonly string[]
  select: (ids: string[]) => void
  /** Shown once nothing is selected any more. */
  missing?: string
}

/** Chooses among many things by their names. */
export function CheckboxList({ label, searchLabel, options, noMatch, selectedIds, select, missing }: Props) {
  const { t } = useTranslation()
  const [isTouched, setTouched] = useState(false)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = options.filter(({ name, otherNames = [] }) =>
    [name, ...otherNames].join('\n').toLowerCase().includes(wanted),
  )
  const toggle = (id: string) => {
    setTouched(true)
    const others = selectedIds.filter((selected) => selected !== id)
    select(selectedIds.includes(id) ? others : [...others, id])
  }
  return (
    <fieldset className={styles.list}>
      <legend>
        {label}
        {selectedIds.length > 0 && <small>{t('shares.selected', { count: selectedIds.length })}</small>}
      </legend>
      {options.length > MAX_WITHOUT_SEARCH && (
        <SearchField className={styles.search} label={searchLabel} value={search} change={setSearch} />
      )}
      <div className={styles.checkboxes}>
        {found.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={selectedIds.includes(id)} onChange={() => toggle(id)} />
            <span>{name}</span>
          </label>
        ))}
        {found.length === 0 && <p role="status">{noMatch(search)}</p>}
      </div>
      {missing && isTouched && selectedIds.length === 0 && (
        <p className={styles.error} role="alert">
          {missing}
        </p>
      )}
    </fieldset>
  )
}
