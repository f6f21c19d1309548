import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { deadLetters as routes } from '../../../../shared/operator/dead-letters.routes.ts'
import styles from '../console.module.css'
import { useConsoleClient } from '../console-client.ts'
import { Problem } from '../problem.tsx'
import { QueueSection } from './queue-section.tsx'
import { outcomeTexts, QUEUE_NAMES } from './texts.ts'
import { LETTERS_KEY, useLetterRun } from './use-letter-run.ts'

/** What functions could not do after every retry, by the queue that keeps it. */
export function DeadLettersPage() {
  const client = useConsoleClient()
  const query = useQuery({
    queryKey: LETTERS_KEY,
    queryFn: async () => (await client.call(routes.listDeadLetters, {})).queues,
  })
  const letterRun = useLetterRun()
  return (
    <>
      <h1>Dead letters</h1>
      <p className={styles.hint}>
        Work that failed after every retry. Its queue keeps it for 14 days. Find the cause in the function’s
        log and fix it, then try again.
      </p>
      <RunStatus {...letterRun} />
      {query.isError && <Problem error={query.error} tryAgain={() => void query.refetch()} />}
      {query.isPending && <Loader size="sm" role="status" aria-label="Loading the dead letters" />}
      {query.data !== undefined && (
        <>
          {query.data.every(isEmpty) ? (
            <p className={styles.none}>No dead letters. Nothing waits.</p>
          ) : (
            query.data
              .filter((listed) => !isEmpty(listed))
              .map((listed) => (
                <QueueSection
                  key={listed.queue}
                  listed={listed}
                  isRunning={letterRun.run.isPending}
                  start={letterRun.run.mutate}
                />
              ))
          )}
          <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
            Refresh
          </Button>
        </>
      )}
    </>
  )
}

const isEmpty = ({ count, hidden }: { count: number; hidden: number }) => count + hidden === 0

/** How far a run is, and what became of each letter. The row whose button had the focus may be gone. */
function RunStatus({ run, outcomes }: ReturnType<typeof useLetterRun>) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (run.isSuccess || run.isError) region.current?.focus()
  }, [run.isSuccess, run.isError])
  const { variables } = run
  const texts = outcomeTexts(outcomes)
  return (
    <div ref={region} tabIndex={-1} role="status" className={styles.stack}>
      {variables !== undefined && run.isPending && (
        <p>
          {QUEUE_NAMES[variables.queue]}: {outcomes.length.toLocaleString('en')} of{' '}
          {variables.count.toLocaleString('en')} done. Keep this page open.
        </p>
      )}
      {variables !== undefined && !run.isPending && (
        <>
          {texts.map((text) => (
            <p key={text}>
              {QUEUE_NAMES[variables.queue]}: {text}
            </p>
          ))}
          {run.isSuccess && texts.length === 0 && <p>{QUEUE_NAMES[variables.queue]}: no letter was left.</p>}
        </>
      )}
      {run.isError && <Problem error={run.error} />}
    </div>
  )
}
