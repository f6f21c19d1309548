import { Anchor } from '@mantine/core'
import { IconCheck, IconExternalLink, IconTruckDelivery, type TablerIcon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { publicPath } from '../../../../shared/site/public-pages.ts'
import { ORDER_STATUS_MAX, type Order, type ShippingAddress } from '../../../../shared/subscriptions/order.ts'
import { shownOrderId } from '../../../../shared/subscriptions/order-number.ts'
import { shownLanguage } from '../../../i18n/i18n.ts'
import { useTimes } from '../../../ui/times/clock.tsx'
import { useSupportLink } from '../../../ui/use-support-link.ts'
import orderProgressStyles from './order-progress.module.css'
import styles from './units.module.css'

const ICON = { size: 15, stroke: 1.7, 'aria-hidden': true }

/** The order, how far its shipping is, and what to do next. */
export function OrderTracker({ order }: { order: Order }) {
  const { t } = useTranslation()
  const supportLink = useSupportLink()
  const times = useTimes()
  const { orderId, status, deviceQuantity, createdAt, shippingAddress, trackingUrl } = order
  const step = stepOf(status)
  return (
    <li className={styles.order} aria-label={t('subscription.orders.order', { id: shownOrderId(orderId) })}>
      <div className={styles.about}>
        <strong>{t('subscription.orders.order', { id: shownOrderId(orderId) })}</strong>
        <span>{t('subscription.orders.units', { count: deviceQuantity })}</span>
        <span>{t('subscription.orders.orderedOn', { date: times.date(createdAt) })}</span>
        {shippingAddress !== null && (
          <span>
            {t('subscription.orders.shipsTo')}: {addressLine(shippingAddress)}
          </span>
        )}
      </div>
      {step === null ? (
        <p className={styles.unknown}>
          {t('subscription.orders.unknown')}{' '}
          <Anchor href={supportLink}>{t('subscription.orders.support')}</Anchor>
        </p>
      ) : (
        <OrderProgress step={step} label={t('subscription.orders.progress', { id: shownOrderId(orderId) })} />
      )}
      {(step === 0 || trackingUrl !== null || isDelivered(status)) && (
        <p className={styles.links}>
          {step === 0 && <span>{t('subscription.orders.ships')}</span>}
          {trackingUrl !== null && (
            <OutsideLink
              href={trackingUrl}
              text={t('subscription.orders.trackParcel')}
              Icon={IconTruckDelivery}
            />
          )}
          {isDelivered(status) && (
            <OutsideLink
              href={publicPath('/installation', shownLanguage())}
              text={t('subscription.orders.setupGuide')}
              Icon={IconExternalLink}
            />
          )}
        </p>
      )}
    </li>
  )

  function OutsideLink({ href, text, Icon }: { href: string; text: string; Icon: TablerIcon }) {
    return (
      <Anchor href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <Icon {...ICON} />
        {text} ({t('subscription.orders.newTab')})
      </Anchor>
    )
  }
}

/** An address in one line. */
const addressLine = ({ street, city, state, zip, country }: ShippingAddress) =>
  `${street}, ${city}, ${state} ${zip}, ${country}`

/** The five steps from processing to delivered, as a progress bar. */
function OrderProgress({ step, label }: { step: number; label: string }) {
  const { t } = useTranslation()
  const steps = t('subscription.orders.status', { returnObjects: true })
  return (
    <div
      className={orderProgressStyles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={step + 1}
      aria-valuetext={steps[step]}
    >
      <ol>
        {steps.map((text, index) => (
          <li key={text} data-state={stateOf(index, step)}>
            <span className={orderProgressStyles.dot}>
              {stateOf(index, step) === 'done' && <IconCheck size={13} stroke={3} aria-hidden />}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The last step is done when it is reached. */
function stateOf(index: number, step: number) {
  if (index < step || index === ORDER_STATUS_MAX) return index <= step ? 'done' : 'ahead'
  return index === step ? 'current' : 'ahead'
}

/** The index of the step of a shipping status; `null` for a status that this site does not know. */
export const stepOf = (status: number): number | null =>
  Number.isInteger(status) && status >= 0 && status <= ORDER_STATUS_MAX ? status : null

export const isDelivered = (status: number) => status === ORDER_STATUS_MAX
