import { hasEnded, type MemberStore } from '../stores/accounts/members.ts'

/** The first of these who is not a member of the account now; `null` if all are. Those who were named before may stay. */
export async function missingMember(
  accountId: string,
  memberIds: readonly string[],
  before: readonly string[],
  { members, now }: { members: Pick<MemberStore, 'getMember'>; now: () => number },
): Promise<string | null> {
  for (const memberId of memberIds) {
    if (before.includes(memberId)) continue
    const member = await members.getMember(accountId, memberId)
    if (member === null || hasEnded(member, now())) return memberId
  }
  return null
}
