import type { CustomerCost, MonthFigures } from '../../../../shared/operator/figures.ts'
import styles from '../console.module.css'
import { ConsoleLink } from '../console-link.tsx'
import { FiguresPage } from '../figures-page.tsx'
import { bytesOf, costOf, moneyOf, monthName, numberOf } from '../formats.ts'
import { Table } from '../table.tsx'

/** What all customers cost, beside what they pay. */
export const CostPage = () => (
  <FiguresPage title="Cost">
    {({ month, current, last }) => (
      <>
        <section>
          <h2>All customers</h2>
          <Months month={month} current={current} last={last} />
        </section>
        <p className={styles.hint}>
          Estimated from what was counted, with the prices of AWS in us-east-1, without free tiers. Positions
          are counted for as long as they are kept. Not counted: map tiles, reports, reads of the site,
          account emails, and what the deployment costs without any customer.
        </p>
        <section>
          <h2>Most expensive this month</h2>
          <Customers label="Most expensive this month" customers={current.top} />
        </section>
        <section>
          <h2>Most expensive last month</h2>
          <Customers label="Most expensive last month" customers={last.top} />
        </section>
      </>
    )}
  </FiguresPage>
)

const NOTHING = 'Nothing is counted yet.'

type MonthRow = MonthFigures & { name: string; forecast: number | null }

function Months({ month, current, last }: { month: string; current: MonthFigures; last: MonthFigures }) {
  const rows: MonthRow[] = [
    { ...current, name: `${monthName(month)}, so far`, forecast: current.forecastDollars },
    { ...last, name: monthName(month, -1), forecast: null },
  ]
  return (
    <>
      <Table
        label="Cost by month"
        rows={rows}
        keyOf={({ name }) => name}
        none={NOTHING}
        columns={[
          { head: 'Month', cell: ({ name }) => name },
          { head: 'Cost', cell: ({ dollars }) => costOf(dollars), isNumber: true },
          {
            head: 'Forecast',
            cell: ({ forecast }) => (forecast === null ? '–' : costOf(forecast)),
            isNumber: true,
          },
          {
            head: 'Per device',
            cell: ({ dollars, devices }) => (devices === 0 ? '–' : costOf(dollars / devices)),
            isNumber: true,
          },
          { head: 'They pay a month', cell: ({ paidCents }) => moneyOf(paidCents), isNumber: true },
          { head: 'Customers', cell: ({ customers }) => numberOf(customers), isNumber: true },
          { head: 'Devices', cell: ({ devices }) => numberOf(devices), isNumber: true },
        ]}
      />
      <h2>Used</h2>
      <Table
        label="Used by month"
        rows={rows}
        keyOf={({ name }) => name}
        none={NOTHING}
        columns={[
          { head: 'Month', cell: ({ name }) => name },
          { head: 'Messages', cell: ({ messages }) => numberOf(messages), isNumber: true },
          { head: 'Positions', cell: ({ positions }) => numberOf(positions), isNumber: true },
          { head: 'Stored', cell: ({ storedBytes }) => bytesOf(storedBytes), isNumber: true },
          { head: 'Events', cell: ({ events }) => numberOf(events), isNumber: true },
          { head: 'Emails', cell: ({ emails }) => numberOf(emails), isNumber: true },
          { head: 'Texts', cell: ({ texts }) => numberOf(texts), isNumber: true },
          { head: 'Push', cell: ({ pushes }) => numberOf(pushes), isNumber: true },
          { head: 'Webhooks', cell: ({ webhooks }) => numberOf(webhooks), isNumber: true },
        ]}
      />
    </>
  )
}

/** A list of customers is no look at one: it has their IDs, and each page says who it is. */
const Customers = ({ label, customers }: { label: string; customers: readonly CustomerCost[] }) => (
  <Table
    label={label}
    rows={customers}
    keyOf={({ accountId }) => accountId}
    none="No customer had a device."
    columns={[
      {
        head: 'Customer',
        cell: ({ accountId }) => (
          <ConsoleLink to={`/operator/customers/${accountId}`}>
            <code>{accountId}</code>
          </ConsoleLink>
        ),
      },
      { head: 'Devices', cell: ({ devices }) => numberOf(devices), isNumber: true },
      { head: 'Cost', cell: ({ dollars }) => costOf(dollars), isNumber: true },
      { head: 'Per device', cell: ({ dollars, devices }) => costOf(dollars / devices), isNumber: true },
      { head: 'Pays a month', cell: ({ paidCents }) => moneyOf(paidCents), isNumber: true },
    ]}
  />
)
