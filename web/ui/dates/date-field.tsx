import { ActionIcon, Loader, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numericDate } from '../../../shared/times/date-parts.ts'
import { dateTimeSeparator } from '../../../shared/times/date-words.ts'
import { instantOf } from '../../../shared/trails/day-range.ts'
import { ErrorBoundary } from '../feedback/error-boundary.tsx'
import { useTimes } from '../times/clock.tsx'
import { useNarrow } from '../use-narrow.ts'
import styles from './date-field.module.css'
import { datePatternText } from './date-pattern-text.ts'
import { parseDay, parseMinute } from './parse-date.ts'
import { FIRST_DAY, LAST_DAY } from './picker-bounds.ts'

const Calendar = lazy(() => import('./calendar.tsx').then((module) => ({ default: module.Calendar })))

const DAY_LENGTH = FIRST_DAY.length
/** The widths of the calendar's button and the space around it, in pixels. */
const WIDE = { buttonSize: 28, rightSectionWidth: 36 }
/** Large enough for a finger. */
const NARROW = { buttonSize: 44, rightSectionWidth: 44 }

type Props = Pick<TextInputProps, 'label' | 'aria-label' | 'description' | 'error' | 'className'> & {
  /** A day (`YYYY-MM-DD`), or with `timeOf` a minute (`YYYY-MM-DDTHH:mm`), in the account's zone. Empty without one. */
  value: string
  /** `null` while the text is not a date within the bounds. */
  change: (value: string | null) => void
  /** The time (`HH:mm`) of a day that is given without one. Without this, the field is for days only. */
  timeOf?: (day: string) => string
  lastDay?: string
}

/** A date to type in the account's format or to choose in a calendar. */
export function DateField({ value, change, timeOf, lastDay = LAST_DAY, error, ...input }: Props) {
  const { t, i18n } = useTranslation()
  const times = useTimes()
  const { dateFormat, timeFormat } = times.clock
  const { buttonSize, rightSectionWidth } = useNarrow() ? NARROW : WIDE
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const bounds = { first: numericDate(FIRST_DAY, dateFormat), last: numericDate(lastDay, dateFormat) }
  const datePattern = datePatternText(dateFormat, t)
  const pattern = timeOf
    ? `${datePattern}${dateTimeSeparator(i18n.language)}${t(`dates.patterns.${timeFormat}`)}`
    : datePattern

  const parsed = (text: string) => {
    if (text.trim() === '') return ''
    const date = timeOf ? parseMinute(text, dateFormat, timeOf, i18n.language) : parseDay(text, dateFormat)
    const day = date?.slice(0, DAY_LENGTH) ?? ''
    return day >= FIRST_DAY && day <= lastDay ? date : null
  }
  const shown = () => {
    const at = timeOf ? instantOf(value, times.zone) : null
    if (at !== null) return times.dateAndTime(at)
    return value === '' ? '' : numericDate(value, dateFormat)
  }
  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
    change(parsed(text))
  }
  const leave = () => {
    if (typed === null) return
    if (parsed(typed) === null) setWrong(true)
    else setTyped(null)
  }
  const choose = (day: string) => {
    const time = value.slice(DAY_LENGTH) || (timeOf && `T${timeOf(day)}`)
    setTyped(null)
    setWrong(false)
    setOpen(false)
    change(`${day}${time ?? ''}`)
  }
  return (
    <TextInput
      {...input}
      value={typed ?? shown()}
      placeholder={pattern}
      autoComplete="off"
      error={error || (isWrong && t('dates.wrong', { pattern, ...bounds }))}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={leave}
      rightSectionWidth={rightSectionWidth}
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" returnFocus>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={buttonSize}
              aria-label={t('dates.open')}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} stroke={1.7} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <ErrorBoundary fallback={<p className={styles.failed}>{t('dates.failed')}</p>}>
              <Suspense fallback={<Loader size="sm" />}>
                <Calendar day={value.slice(0, DAY_LENGTH)} choose={choose} lastDay={lastDay} />
              </Suspense>
            </ErrorBoundary>
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
