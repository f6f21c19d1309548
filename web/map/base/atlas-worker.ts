import type { AtlasReply, AtlasRequest } from './atlas.ts'
import { readAtlas } from './read-atlas.ts'

addEventListener('message', async ({ data: { id, ...part } }: MessageEvent<AtlasRequest>) => {
  const reply: AtlasReply = await readAtlas(part).then(
    (atlas) => ({ id, atlas }),
    (error: unknown) => ({ id, failure: String(error) }),
  )
  postMessage(reply)
})
