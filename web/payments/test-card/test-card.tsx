import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entriesOf } from '../../../shared/entries-of.ts'
import type { Card } from '../use-card.ts'
import { createTestCard } from './create-test-card.ts'
import styles from './test-card.module.css'

const EMPTY = { number: '', expiry: '', cvc: '' }
/** A real card does not belong here, so the browser offers none. */
const FIELD = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false } as const

/** The card form of a local run. It makes payment methods of Stripe's stand-in, and no money moves. */
export function TestCard({ setForm }: Pick<Card, 'setForm'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(EMPTY)
  const newest = useRef(typed)
  newest.current = typed
  useEffect(() => setForm((payer) => createTestCard(newest.current, payer, window.fetch)), [setForm])
  const field = (name: keyof typeof EMPTY) => ({
    ...FIELD,
    label: t(`payments.test.${name}`),
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setTyped((now) => ({ ...now, [name]: value })),
  })
  return (
    <fieldset className={styles.form}>
      <legend>
        <span className={styles.mark}>{t('payments.test.mark')}</span> {t('payments.test.legend')}
      </legend>
      <p>{t('payments.test.text')}</p>
      <TextInput {...field('number')} placeholder={TEST_CARDS.succeeds} maxLength={23} />
      <div className={styles.pair}>
        <TextInput {...field('expiry')} placeholder={TEST_EXPIRY} maxLength={9} />
        <TextInput {...field('cvc')} placeholder={TEST_CVC} maxLength={4} />
      </div>
      <div className={styles.cards}>
        {entriesOf(TEST_CARDS).map(([kind, number]) => (
          <Button
            key={kind}
            variant="default"
            size="xs"
            onClick={() => setTyped({ number, expiry: TEST_EXPIRY, cvc: TEST_CVC })}
          >
            {t(`payments.test.kinds.${kind}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** The cards of Stripe's test mode, by what they demonstrate. */
const TEST_CARDS = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
  asks: '4000 0025 0000 3155',
} as const

const TEST_EXPIRY = '12 / 40'
const TEST_CVC = '123'
