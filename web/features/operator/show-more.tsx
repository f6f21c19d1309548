import { Button } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'

type Props = { query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'> }

/** Below a list; nothing once all of it is shown. */
export const ShowMore = ({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) =>
  hasNextPage && (
    <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      Show more
    </Button>
  )
