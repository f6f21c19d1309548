import { createHash } from 'node:crypto'
import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { INVITATION_DAYS } from '../../../shared/members/limits.ts'
import { GRANTS, MEMBER_ROLES } from '../../../shared/members/roles.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../shared/time.ts'
import { accountPages, collectPages } from '../dynamodb/account-pages.ts'
import { batchGet } from '../dynamodb/batch-get.ts'
import { deleteIf } from '../dynamodb/delete-if.ts'
import { transact } from '../dynamodb/transact.ts'
import { updateIf } from '../dynamodb/update-if.ts'
import { INDEXES } from '../indexes.ts'

/** A member of an account, or an invitation. Times are epoch ms. */
const StoredMember = z.object({
  accountId: z.string(),
  /** `member#` with the id of the person, or `invitation#` with an id of the invited address. */
  memberKey: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  /** The name of the account, as the person sees it in the list of their accounts. */
  accountName: z.string(),
  role: z.enum(MEMBER_ROLES),
  tags: z.array(z.string()),
  grants: z.array(z.enum(GRANTS)),
  invitedAt: z.number(),
  joinedAt: z.number().nullable(),
  lastSeenAt: z.number().nullable(),
  endsAt: z.number().nullable(),
})
export type StoredMember = z.infer<typeof StoredMember>
export type Place = Pick<StoredMember, 'role' | 'tags' | 'grants' | 'endsAt'>

const MEMBER = 'member#'
export const memberKeyOf = (personId: string) => `${MEMBER}${personId}`
const INVITATION = 'invitation#'
/** The table has API keys too, before the members and invitations. */
const FIRST_KEY = INVITATION
const SEEN_EVERY_MS = HOUR_MS
/** An invitation that has expired can be sent again for some time. */
const EXPIRED_KEPT_DAYS = 30

/** The id of a member or an invitation, as calls name it. */
export const memberIdOf = ({ memberKey }: Pick<StoredMember, 'memberKey'>): string =>
  memberKey.slice(memberKey.indexOf('#') + 1)
export const isInvitation = ({ memberKey }: Pick<StoredMember, 'memberKey'>): boolean =>
  memberKey.startsWith(INVITATION)
export const hasEnded = ({ endsAt }: Pick<StoredMember, 'endsAt'>, now: number): boolean =>
  endsAt !== null && endsAt <= now
export const expiresAt = ({ invitedAt }: Pick<StoredMember, 'invitedAt'>): number =>
  invitedAt + INVITATION_DAYS * DAY_MS

/** One invitation for each address. */
export const invitationIdOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, INVITATION_ID_LENGTH)
const INVITATION_ID_LENGTH = 22

/** In the place of a person who is not known yet, so that the invitations to an address are found. */
export const invitedPerson = (email: string) => `invited#${email.toLowerCase()}`

const Keys = z.array(z.object({ accountId: z.string(), memberKey: z.string() }))

/** The keys of the memberships of a person, or of the invitations to an address. */
export async function membershipKeys(client: DynamoDBDocumentClient, table: string, personId: string) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: INDEXES.members,
      KeyConditionExpression: 'personId = :personId',
      ExpressionAttributeValues: { ':personId': personId },
    }),
  )
  return Keys.parse(Items)
}

const FIELDS = Object.keys(StoredMember.shape)

/** An update of what a member or an invitation may do, who must be there. */
export function placeUpdate(
  table: string,
  { accountId, memberKey }: Pick<StoredMember, 'accountId' | 'memberKey'>,
  place: Place,
) {
  const entries = Object.entries(place)
  return {
    TableName: table,
    Key: { accountId, memberKey },
    UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(memberKey)',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
  }
}

/** The members of accounts and the invitations that nobody has accepted yet. */
export function memberStore(client: DynamoDBDocumentClient, table: string) {
  const keyed = (accountId: string, memberKey: string) => ({
    TableName: table,
    Key: { accountId, memberKey },
  })

  async function get(accountId: string, memberKey: string): Promise<StoredMember | null> {
    const { Item } = await client.send(
      new GetCommand({ ...keyed(accountId, memberKey), ConsistentRead: true }),
    )
    return Item ? StoredMember.parse(Item) : null
  }

  const remove = (accountId: string, memberKey: string): Promise<boolean> =>
    deleteIf(client, {
      ...keyed(accountId, memberKey),
      ConditionExpression: 'attribute_exists(memberKey)',
    })

  return {
    /** A member by the id of the person. Consistent. */
    getMember: (accountId: string, personId: string) => get(accountId, memberKeyOf(personId)),
    getInvitation: (accountId: string, id: string) => get(accountId, `${INVITATION}${id}`),

    /** All of an account, in no order. Consistent. */
    list: (accountId: string): Promise<StoredMember[]> =>
      collectPages(accountPages(client, table, accountId, StoredMember, ['memberKey', FIRST_KEY])),

    /** The memberships of a person, those that have ended included. */
    async listOf(personId: string): Promise<StoredMember[]> {
      const keys = await membershipKeys(client, table, personId)
      const found = await batchGet(client, table, keys, { fields: FIELDS, consistent: true })
      return z.array(StoredMember).parse(found)
    },

    /** Stores an invitation, in place of an earlier one with the same id. */
    async invite(
      invitation: Omit<StoredMember, 'memberKey' | 'joinedAt' | 'lastSeenAt' | 'name'>,
      id: string,
    ): Promise<StoredMember> {
      const unused = { name: null, joinedAt: null, lastSeenAt: null }
      const member = { ...invitation, ...unused, memberKey: `${INVITATION}${id}` }
      const Item = {
        ...member,
        personId: invitedPerson(member.email),
        expiresAt: Math.ceil((expiresAt(member) + EXPIRED_KEPT_DAYS * DAY_MS) / SECOND_MS),
      }
      await client.send(new PutCommand({ TableName: table, Item }))
      return member
    },

    /** Changes what a member or an invitation may do; `null` if it is gone. */
    async update(
      { accountId, memberKey }: Pick<StoredMember, 'accountId' | 'memberKey'>,
      changes: Place,
    ): Promise<StoredMember | null> {
      const updated = await updateIf(client, {
        ...placeUpdate(table, { accountId, memberKey }, changes),
        ReturnValues: 'ALL_NEW',
      })
      return updated && StoredMember.parse(updated)
    },

    /** Puts a member in the place of an invitation, once, unless it has changed since it was read. */
    async accept(
      invitation: StoredMember,
      person: { personId: string; email: string; name: string | null },
      now: number,
    ): Promise<'accepted' | 'changed' | 'already-a-member'> {
      const { personId, email, name } = person
      const Item: StoredMember & { personId: string } = {
        ...invitation,
        memberKey: memberKeyOf(personId),
        personId,
        email,
        name,
        joinedAt: now,
        lastSeenAt: now,
      }
      const failed = await transact(client, [
        {
          Delete: {
            ...keyed(invitation.accountId, invitation.memberKey),
            ConditionExpression: 'invitedAt = :invitedAt AND #role = :role',
            ExpressionAttributeNames: { '#role': 'role' },
            ExpressionAttributeValues: { ':invitedAt': invitation.invitedAt, ':role': invitation.role },
          },
        },
        {
          Put: {
            TableName: table,
            Item,
            // a membership that has ended makes room for another
            ConditionExpression: 'attribute_not_exists(memberKey) OR endsAt <= :now',
            ExpressionAttributeValues: { ':now': now },
          },
        },
      ])
      if (failed === null) return 'accepted'
      return failed[1] ? 'already-a-member' : 'changed'
    },

    /** Returns whether there was one. */
    removeMember: (accountId: string, personId: string) => remove(accountId, memberKeyOf(personId)),
    removeInvitation: (accountId: string, id: string) => remove(accountId, `${INVITATION}${id}`),

    /** Notes that a member has opened the site, at most once an hour. */
    async see(member: StoredMember, now: number): Promise<void> {
      if (member.lastSeenAt !== null && now - member.lastSeenAt < SEEN_EVERY_MS) return
      await updateIf(client, {
        ...keyed(member.accountId, member.memberKey),
        UpdateExpression: 'SET lastSeenAt = :now',
        ConditionExpression: 'attribute_exists(memberKey)',
        ExpressionAttributeValues: { ':now': now },
      })
    },
  }
}
export type MemberStore = ReturnType<typeof memberStore>
