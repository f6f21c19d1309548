import { Button } from '@mantine/core'
import type { Concern, DeadLetter, ListedQueue } from '../../../../shared/operator/dead-letters.routes.ts'
import { ConfirmedButton } from '../confirmed-button.tsx'
import styles from '../console.module.css'
import { ConsoleLink } from '../console-link.tsx'
import { counted, dateAndTime } from '../formats.ts'
import { Table } from '../table.tsx'
import { LOSSES, pageOf, QUEUE_NAMES, workText } from './texts.ts'
import type { LetterRun } from './use-letter-run.ts'

type Props = {
  listed: ListedQueue
  isRunning: boolean
  start: (run: LetterRun) => void
}

/** The letters of a queue, and what can be done with one or all of them. */
export function QueueSection({ listed, isRunning, start }: Props) {
  const { queue, letters, count, hidden } = listed
  const [oldest] = letters
  const startOn = (does: LetterRun['does'], letterIds: string[] | null) =>
    start({ does, queue, letterIds, count: letterIds?.length ?? count })
  // those that come meanwhile stay, unless there are too many to be shown
  const all = letters.length === count ? letters.map(({ letterId }) => letterId) : null
  return (
    <section className={styles.stack} aria-label={QUEUE_NAMES[queue]}>
      <h2>{QUEUE_NAMES[queue]}</h2>
      <p className={styles.facts}>
        <span>{counted(count, 'letter')}</span>
        {oldest !== undefined && <span>since {dateAndTime(oldest.sentAt)}</span>}
        {letters.length < count && <span>{letters.length} shown</span>}
        {hidden > 0 && (
          <span>
            {hidden.toLocaleString('en')} more hidden for up to 15 minutes, because somebody is working on
            them
          </span>
        )}
      </p>
      {letters.length > 0 && (
        <>
          <div className={styles.actions}>
            <Button disabled={isRunning} onClick={() => startOn('retry', all)}>
              Try all again
            </Button>
            <ConfirmedButton
              label="Discard all"
              question={`Discard ${count === 1 ? 'this letter' : `all ${counted(count, 'letter')}`}?`}
              consequence={LOSSES[queue]}
              confirm="Discard"
              keep="Keep"
              isDestructive
              disabled={isRunning}
              run={() => startOn('discard', all)}
            />
          </div>
          <Table
            label={QUEUE_NAMES[queue]}
            rows={letters}
            keyOf={({ letterId }) => letterId}
            none=""
            columns={[
              { head: 'Sent', cell: ({ sentAt }) => dateAndTime(sentAt) },
              { head: 'Work', cell: ({ work }) => workText(work) },
              { head: 'About', cell: ({ concerns }) => <Concerns concerns={concerns} /> },
              {
                head: 'Reason',
                cell: ({ reason, work }) => reason ?? (work === null ? '–' : 'In the log of the function'),
              },
              {
                head: 'Actions',
                cell: (letter: DeadLetter) => (
                  <div className={styles.actions}>
                    <Button
                      variant="default"
                      disabled={isRunning}
                      onClick={() => startOn('retry', [letter.letterId])}
                    >
                      Try again
                    </Button>
                    <ConfirmedButton
                      label="Discard"
                      question="Discard this letter?"
                      consequence={LOSSES[queue]}
                      confirm="Discard"
                      keep="Keep"
                      isDestructive
                      disabled={isRunning}
                      run={() => startOn('discard', [letter.letterId])}
                    />
                  </div>
                ),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}

function Concerns({ concerns }: { concerns: readonly Concern[] }) {
  if (concerns.length === 0) return '–'
  return (
    <div>
      {concerns.map((concern) => {
        const page = pageOf(concern)
        const id = <code>{concern.id}</code>
        return (
          <div key={concern.of}>
            {concern.of} {page === null ? id : <ConsoleLink to={page}>{id}</ConsoleLink>}
          </div>
        )
      })}
    </div>
  )
}
