import { CloseButton } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ignoredParts } from '../ui/text/ignored-parts.ts'
import { useSentences } from '../ui/text/use-sentences.ts'
import styles from './link-note.module.css'

/** Says which parts of the page's link could not be read. It goes away when the view changes. */
export function LinkNote() {
  const { t } = useTranslation()
  const sentences = useSentences()
  const navigate = useNavigate()
  const parts = ignoredParts(useSearch({ strict: false }).ignored)
  if (parts.length === 0) return null
  const dismiss = () =>
    navigate({ to: '.', search: (before) => ({ ...before, ignored: undefined }), replace: true })
  return (
    <div className={styles.note} role="status">
      <IconLinkOff size={18} stroke={1.7} aria-hidden />
      <p>{sentences(...parts.map((part) => t(`link.ignored.${part}`)))}</p>
      <CloseButton aria-label={t('link.dismiss')} onClick={dismiss} />
    </div>
  )
}
