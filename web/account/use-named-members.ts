import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSite } from '../api/site.tsx'
import { membersQuery } from './members-query.ts'
import { useMay } from './membership.tsx'

/**
 * The members who can be named in a rule or a geofence, by id, with those that are named already. Whoever may not list
 * members sees only that there is one.
 */
export function useNamedMembers(named: readonly string[]): { id: string; name: string }[] {
  const { t } = useTranslation()
  const { client } = useSite()
  const { data = [] } = useQuery({ ...membersQuery(client), enabled: useMay()('members:manage') })
  const members = data
    .filter(({ state, role }) => state === 'active' && role !== 'owner')
    .map(({ memberId, name, email }) => ({ id: memberId, name: name ?? email }))
  const others = named.filter((id) => id !== '' && members.every((member) => member.id !== id))
  return [...members, ...others.map((id) => ({ id, name: t('members.somebody') }))]
}
