import * as z from 'zod'
import type { Actions } from '../../functions/runtime/serve-routes.ts'
import type { ProblemCode } from '../../shared/api.ts'
import type { createClient } from '../../shared/http/client.ts'
import { route } from '../../shared/http/route.ts'
import { appTexts as en } from '../../web/i18n/en/app.ts'
import type { FailureTexts } from '../../web/i18n/en/problem.ts'

/**
 * Checked by `tsc` only: each `@ts-expect-error` is a test that fails if the line below it compiles. They prove that the
 * contract catches missing actions, wrong replies and wrong path parameters.
 */
const routes = {
  readThing: route({
    method: 'GET',
    path: '/things/{thingId}',
    access: 'account',
    permission: 'own',
    summary: 'A thing',
    reply: z.object({ name: z.string() }),
    refusals: [{ status: 404, code: 'not-found' }],
  }),
  addThing: route({
    method: 'POST',
    path: '/things',
    access: 'account',
    permission: 'own',
    summary: 'Adds a thing',
    body: z.object({ name: z.string() }),
    reply: z.object({ thingId: z.string() }),
  }),
}

const fileRoutes = {
  readPapers: route({
    method: 'GET',
    path: '/papers',
    access: 'account',
    permission: 'own',
    summary: 'Papers',
    file: { mediaTypes: ['application/pdf'] },
  }),
}

export const wrongMediaType: Actions<typeof fileRoutes> = {
  // @ts-expect-error: the route declares PDF only
  readPapers: async () => ({ file: { name: 'a.csv', mediaType: 'text/csv', bytes: new Uint8Array() } }),
}

export const jsonForFile: Actions<typeof fileRoutes> = {
  // @ts-expect-error: the reply is a file
  readPapers: async () => ({ reply: {} }),
}

const readThing: Actions<typeof routes>['readThing'] = async ({ path }) => ({ reply: { name: path.thingId } })

// @ts-expect-error: the action of addThing is missing
export const actionMissing: Actions<typeof routes> = { readThing }

export const wrongReply: Actions<typeof routes> = {
  readThing,
  // @ts-expect-error: the reply is a thingId, not a name
  addThing: async ({ body }) => ({ reply: { name: body.name } }),
}

export const wrongParameter: Actions<typeof routes> = {
  // @ts-expect-error: the path has thingId, not id
  readThing: async ({ path }) => ({ reply: { name: path.id } }),
  addThing: async () => ({ reply: { thingId: 't1' } }),
}

export const wrongRefusal: Actions<typeof routes> = {
  // @ts-expect-error: the route does not declare this refusal
  readThing: async () => ({ refused: 'gone' }),
  addThing: async () => ({ reply: { thingId: 't1' } }),
}

// @ts-expect-error: no route refuses with this code
export const unknownCode: ProblemCode = 'gone'

const { 'too-many-commands': _, ...otherTexts } = en.problem.codes
// @ts-expect-error: a code has no text
export const missingText: FailureTexts = otherTexts

export const extraText: FailureTexts = {
  ...en.problem.codes,
  // @ts-expect-error: nothing is refused with this code
  gone: 'It is gone.',
}

export async function calls(client: ReturnType<typeof createClient>) {
  // @ts-expect-error: the path parameter is missing
  await client.call(routes.readThing, {})
  // @ts-expect-error: the body has no name
  await client.call(routes.addThing, { body: {} })
  // @ts-expect-error: the reply is a file
  await client.call(fileRoutes.readPapers, {})
  // @ts-expect-error: the reply is JSON
  await client.callFile(routes.readThing, { path: { thingId: 't1' } })
  const thing = await client.call(routes.readThing, { path: { thingId: 't1' } })
  // @ts-expect-error: a thing has no colour
  return thing.colour
}
