import { useQuery } from '@tanstack/react-query'
import { createContext, type PropsWithChildren, useContext } from 'react'
import type { Membership } from '../../shared/members/members.routes.ts'
import {
  isPermitted,
  OWNER_STANDING,
  type Permission,
  type Standing,
  standingOf,
} from '../../shared/members/roles.ts'
import { useSite } from '../api/site.tsx'
import { chosenAccount } from './chosen-account.ts'
import { membershipsQuery } from './memberships-query.ts'

/** The membership by which this page shows the account of somebody else; `null` in one's own. */
export function useMembership(): Membership | null {
  const { client } = useSite()
  const chosen = chosenAccount()
  const { data } = useQuery({ ...membershipsQuery(client), enabled: chosen !== null })
  return data?.find(({ accountId }) => accountId === chosen) ?? null
}

/** Before the page knows its membership, and after that has ended. */
const NO_STANDING: Standing = { role: 'viewer', grants: [], tags: [] }

function useMemberStanding(): Standing {
  const membership = useMembership()
  if (chosenAccount() === null) return OWNER_STANDING
  return membership === null ? NO_STANDING : standingOf(membership)
}

const StandingContext = createContext<Standing>(OWNER_STANDING)

/** Gives a page what whoever signed in may do in the account that it shows. */
export function StandingProvider({ children }: PropsWithChildren) {
  return <StandingContext value={useMemberStanding()}>{children}</StandingContext>
}

export const useStanding = (): Standing => useContext(StandingContext)

/** Whether whoever signed in may do something in the account that the page shows. */
export function useMay(): (permission: Permission) => boolean {
  const standing = useStanding()
  return (permission) => isPermitted(permission, standing)
}

/** Children that are there only for whoever may do something. */
export function Permitted({ to, children }: PropsWithChildren<{ to: Permission }>) {
  return useMay()(to) ? children : null
}
