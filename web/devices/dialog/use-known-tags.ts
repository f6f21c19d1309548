import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { devicesQuery } from '../../api/devices-query.ts'
import { useSite } from '../../api/site.tsx'
import { tagsOf } from '../tags-of.ts'

/** The tags of all devices of the account, in alphabetical order. */
export function useKnownTags(): readonly string[] {
  const { client } = useSite()
  const { data } = useQuery({ ...devicesQuery(client), enabled: false })
  return useMemo(() => tagsOf(data?.devices ?? []), [data])
}
