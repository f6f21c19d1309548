import { Button } from '@mantine/core'
import { Logo } from '../../ui/logo.tsx'
import styles from './console.module.css'
import { ConsoleLink } from './console-link.tsx'
import { CostPage } from './cost/cost-page.tsx'
import { CustomerPage } from './customers/customer-page.tsx'
import { CustomersPage } from './customers/customers-page.tsx'
import { DeadLettersPage } from './dead-letters/dead-letters-page.tsx'
import { dateAndTime } from './formats.ts'
import { MessagesPage } from './messages/messages-page.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { OrdersPage } from './orders/orders-page.tsx'
import { signInAgain } from './problem.tsx'
import { HealthPage } from './today/health-page.tsx'
import { TodayPage } from './today/today-page.tsx'
import { ImportPage } from './trackers/import-page.tsx'
import { TrackerPage } from './trackers/tracker-page.tsx'
import { TrackersPage } from './trackers/trackers-page.tsx'
import { usePlace } from './use-place.ts'

const VIEWS = [
  { path: '/operator/today', label: 'Today' },
  { path: '/operator/customers', label: 'Customers' },
  { path: '/operator/orders', label: 'Orders' },
  { path: '/operator/trackers', label: 'Trackers' },
  { path: '/operator/cost', label: 'Cost' },
  { path: '/operator/messages', label: 'Messages' },
  { path: '/operator/dead-letters', label: 'Dead letters' },
  { path: '/operator/health', label: 'Health' },
] as const

/** The frame of every page: what there is, who is signed in, and until when. */
export function ConsoleShell({ email, endsAt }: { email: string; endsAt: string }) {
  const { path: shown, query } = usePlace()
  const path = shown === '/operator' ? VIEWS[0].path : shown
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <a href="#content" className={styles.skip}>
          Skip to content
        </a>
        <Logo size={28} />
        <strong>Console</strong>
        <nav aria-label="Console">
          {VIEWS.map((view) => (
            <ConsoleLink key={view.path} to={view.path} isCurrent={path.startsWith(view.path)}>
              {view.label}
            </ConsoleLink>
          ))}
        </nav>
        <div className={styles.who}>
          <span title={`Signed in until ${dateAndTime(endsAt)}`}>{email}</span>
          <Button variant="default" size="xs" onClick={() => void signInAgain()}>
            Sign out
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Page path={path} isImport={query.has('import')} />
      </main>
    </div>
  )
}

function Page({ path, isImport }: { path: string; isImport: boolean }) {
  const [, , view, id] = path.split('/')
  if (view === 'today') return <TodayPage />
  if (view === 'health') return <HealthPage />
  if (view === 'orders') return id === undefined ? <OrdersPage /> : <OrderPage key={id} orderId={id} />
  if (view === 'customers')
    return id === undefined ? <CustomersPage /> : <CustomerPage key={id} accountId={id} />
  if (view === 'dead-letters' && id === undefined) return <DeadLettersPage />
  if (view === 'trackers') {
    if (id !== undefined) return <TrackerPage key={id} trackerId={id} />
    return isImport ? <ImportPage /> : <TrackersPage />
  }
  if (view === 'cost') return <CostPage />
  if (view === 'messages') return <MessagesPage />
  return (
    <>
      <h1>Page not found</h1>
      <ConsoleLink to={VIEWS[0].path}>Go to Today</ConsoleLink>
    </>
  )
}
