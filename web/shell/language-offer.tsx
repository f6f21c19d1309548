import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LANGUAGE, type Language } from '../../shared/i18n/language.ts'
import { useSavePreferences } from '../api/use-preferences.ts'
import { translatorFor } from '../i18n/i18n.ts'
import { useFailureToast } from '../ui/feedback/use-failure-toast.ts'
import styles from './language-offer.module.css'
import { useOfferedLanguage } from './use-offered-language.ts'

type OfferProps = {
  current: Language
  /** Whether the page has buttons in its corner. */
  hasCorner: boolean
}

/** Asks once whether an account wants the language of the browser, in that language. It is never chosen by itself. */
export function LanguageOffer({ current, hasCorner }: OfferProps) {
  const { offered, answer } = useOfferedLanguage(current)
  return offered === null ? null : <Offer {...{ current, hasCorner, offered, answer }} />
}

type Props = OfferProps & { offered: Language; answer: () => void }

function Offer({ current, hasCorner, offered, answer }: Props) {
  const { t } = useTranslation()
  const save = useSavePreferences({ onFailure: useFailureToast(t('settings.notSaved')) })
  const { data: offer } = useQuery({
    queryKey: ['language-offer', offered],
    queryFn: () => translatorFor(offered),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (offer === undefined) return null
  const nameOfCurrent = new Intl.DisplayNames(LANGUAGE[offered].tag, { type: 'language' }).of(current)
  const use = () => {
    save({ language: offered })
    answer()
  }
  return (
    <section
      className={styles.offer}
      data-corner={hasCorner || undefined}
      lang={LANGUAGE[offered].tag}
      aria-label={offer('language.menu')}
    >
      <IconLanguage size={18} stroke={1.7} aria-hidden />
      <p>{offer('language.offer')}</p>
      <div className={styles.answers}>
        <Button size="compact-sm" onClick={use}>
          {offer('language.use')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={answer}>
          {offer('language.keep', { language: nameOfCurrent })}
        </Button>
      </div>
    </section>
  )
}
