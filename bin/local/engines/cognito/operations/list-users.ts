import * as z from 'zod'
import { done, refuse } from '../reply.ts'
import { recordOf } from './admin.ts'
import { ofPool } from './operation.ts'
import { attributesOf } from './profile.ts'

/** The only kind of filter that our functions use: an attribute that begins with a text. */
const FILTER = /^(email|name) \^= "((?:[^"\\]|\\.)*)"$/s

const ListUsers = z.object({
  Filter: z.string().regex(FILTER),
  Limit: z.number().int().min(1).max(60).default(60),
  PaginationToken: z.string().optional(),
})

/** Users in the order of their ids, which the token continues. */
export const listUsers = ofPool(ListUsers, ({ Filter, Limit, PaginationToken = '' }, pool) => {
  const [, attribute = '', escaped = ''] = FILTER.exec(Filter) ?? []
  const prefix = escaped.replaceAll(/\\(.)/gs, '$1')
  if (PaginationToken !== '' && !z.uuid().safeParse(PaginationToken).success)
    return refuse('InvalidParameterException', 'Invalid pagination token.')
  const found = pool.state.users
    .filter(({ sub, email, attributes }) => {
      const value = attribute === 'email' ? email : attributes[attribute]
      return sub > PaginationToken && value !== undefined && value.startsWith(prefix)
    })
    .toSorted((one, other) => (one.sub < other.sub ? -1 : 1))
  const page = found.slice(0, Limit)
  return done({
    Users: page.map((user) => ({ ...recordOf(user), Attributes: attributesOf(user) })),
    ...(found.length > Limit && { PaginationToken: page.at(-1)?.sub }),
  })
})
