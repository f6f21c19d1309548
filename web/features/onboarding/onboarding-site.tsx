import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../shared/site/public-pages.ts'
import type { Tone } from '../../../shared/tone.ts'
import { shownLanguage } from '../../i18n/i18n.ts'
import { PlainTheme } from '../../theme/plain-theme.tsx'
import { ToneButton } from '../../ui/buttons/tone-button.tsx'
import { LanguageMenu } from '../../ui/language-menu.tsx'
import { Logo } from '../../ui/logo.tsx'
import { useMoney } from '../../ui/units/use-money.ts'
import { CheckMark } from './check-mark.tsx'
import completionStyles from './completion.module.css'
import type { CompletedOrder } from './draft/order-draft.ts'
import { forgetDraft } from './draft/order-draft.ts'
import styles from './onboarding.module.css'
import page from './onboarding.module.css'
import { OrderForm } from './order-form.tsx'

/**
 * The site of `/onboarding`. It is separate from the app, because visitors on a phone wait for it: no router, no sign-in
 * and no component library before the payment.
 */
export function OnboardingSite() {
  const { t } = useTranslation()
  const [tone, setTone] = useState<Tone>('light')
  return (
    <>
      <title>{t('onboarding.pageTitle')}</title>
      <PlainTheme tone={tone} />
      <OnboardingPage tone={tone} toggleTone={() => setTone(tone === 'dark' ? 'light' : 'dark')} />
    </>
  )
}

type Props = { tone: Tone; toggleTone: () => void }

function OnboardingPage({ tone, toggleTone }: Props) {
  const [completed, setCompleted] = useState<CompletedOrder | null>(null)
  const complete = (order: CompletedOrder) => {
    forgetDraft()
    setCompleted(order)
    window.history.replaceState(null, '', '/onboarding')
    window.scrollTo({ top: 0 })
  }
  return (
    <div className={styles.page}>
      <OrderHeader tone={tone} toggleTone={toggleTone} />
      {completed === null ? <OrderForm tone={tone} complete={complete} /> : <Completion order={completed} />}
    </div>
  )
}

const NEXT = ['mail', 'shipping', 'connect'] as const

/** After the payment: what was bought, and what happens next. */
function Completion({ order }: { order: CompletedOrder }) {
  const { t } = useTranslation()
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { email, quantity, street, city, orderId, amountCents } = order
  const said = { email, address: `${street}, ${city}`, count: quantity }
  return (
    <main className={completionStyles.done}>
      <span className={completionStyles.mark}>
        <CheckMark />
      </span>
      <h1 tabIndex={-1} ref={heading}>
        {t('onboarding.done.title')}
      </h1>
      <p>{t('onboarding.done.text', { amount: money(amountCents), number: orderId })}</p>
      <h2>{t('onboarding.done.next')}</h2>
      <ol>
        {NEXT.map((what) => (
          <li key={what}>
            <strong>{t(`onboarding.done.${what}`)}</strong>
            <p>{t(`onboarding.done.${what}Text`, said)}</p>
          </li>
        ))}
      </ol>
      <div className={page.buttons}>
        <a href="/login" className={page.secondary}>
          {t('onboarding.signIn')}
        </a>
        <a href={publicPath('/', shownLanguage())} className={page.primary}>
          {t('onboarding.done.home')}
        </a>
      </div>
    </main>
  )
}

type OrderHeaderProps = { tone: Tone; toggleTone: () => void }

/** Product name, language, theme and sign-in. All links load the app. */
function OrderHeader({ tone, toggleTone }: OrderHeaderProps) {
  const { t } = useTranslation()
  const label = tone === 'dark' ? t('onboarding.toLight') : t('onboarding.toDark')
  return (
    <header className={styles.head}>
      <a href={publicPath('/', shownLanguage())} className={styles.product} aria-label={t('onboarding.home')}>
        <Logo size={32} />
        <span>{t('onboarding.product')}</span>
      </a>
      <a href="/login" className={styles.signIn}>
        {t('onboarding.signIn')}
      </a>
      <LanguageMenu label={t('onboarding.language')} problemText={t('onboarding.languageNotLoaded')} />
      <ToneButton tone={tone} label={label} toggle={toggleTone} />
    </header>
  )
}
