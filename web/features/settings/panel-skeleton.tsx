import { Skeleton } from '@mantine/core'

/** Where a tab comes. It comes as a whole, so that nothing in it moves. */
export const PanelSkeleton = () => <Skeleton height={420} radius={12} />
