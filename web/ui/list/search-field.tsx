import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { MAX_SEARCH_TEXT } from '../search-params.ts'

type Props = Omit<TextInputProps, 'onChange'> & {
  label: string
  value: string
  change: (text: string) => void
}

/** The field that searches a list. */
export const SearchField = ({ label, change, ...input }: Props) => (
  <TextInput
    type="search"
    maxLength={MAX_SEARCH_TEXT}
    placeholder={label}
    aria-label={label}
    leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
    {...input}
    onChange={({ currentTarget: { value } }) => change(value)}
  />
)
