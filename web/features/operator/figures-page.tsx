import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './console.module.css'
import { dateAndTime } from './formats.ts'
import { Problem } from './problem.tsx'
import { useFigures } from './use-figures.ts'

type Shown = ReturnType<typeof useFigures>
type Loaded = NonNullable<Shown['query']['data']>
type Figures = NonNullable<Loaded['figures']>

type Props = { title: string; children: (figures: Figures) => ReactNode }

/** A page of the figures that are counted every night, or when they come. */
export function FiguresPage({ title, children }: Props) {
  const { query, count, isCounting } = useFigures()
  return (
    <>
      <h1>{title}</h1>
      {query.data !== undefined ? (
        <>
          <Counted {...query.data} isCounting={isCounting} count={count} />
          {query.data.figures !== null && children(query.data.figures)}
        </>
      ) : query.error !== null ? (
        <Problem error={query.error} tryAgain={() => void query.refetch()} />
      ) : (
        <Loader size="sm" role="status" aria-label="Loading the figures" />
      )}
    </>
  )
}

/** When the figures were counted, and a button that counts them now. */
function Counted({ figures, isCounting, nextAt, count }: Loaded & Pick<Shown, 'count'>) {
  const next = `They are counted every night, next ${dateAndTime(nextAt)}.`
  return (
    <>
      <p className={styles.hint} role="status">
        {isCounting
          ? 'Counting. This takes a few minutes.'
          : figures === null
            ? `No figures yet. ${next}`
            : `Counted ${dateAndTime(figures.countedAt)}. ${next}`}
      </p>
      <Button
        variant="default"
        loading={count.isPending}
        disabled={isCounting}
        onClick={() => count.mutate()}
      >
        Count now
      </Button>
      {count.isError && <Problem error={count.error} />}
    </>
  )
}
