import type { MultiLineString, MultiPolygon } from 'geojson'
import type { Bounds } from '../../../shared/geo/bounds.ts'

/** Natural Earth's scales of 1 to 110, 50 and 10 million. The last has the islands and inlets. */
export type Detail = '110m' | '50m' | '10m'
/** Part of the world, or all of it. */
export type AtlasPart = { detail: Detail; within: Bounds | null }
export type Atlas = { land: MultiPolygon; coast: MultiLineString; borders: MultiLineString }

export type AtlasRequest = AtlasPart & { id: number }
export type AtlasReply = { id: number } & ({ atlas: Atlas } | { failure: string })

type Waiting = { resolve: (atlas: Atlas) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** The land within some bounds. A worker reads it, because parsing the finest would block the page for seconds. */
export function loadAtlas(part: AtlasPart): Promise<Atlas> {
  worker ??= startWorker()
  const request: AtlasRequest = { ...part, id: ++lastId }
  worker.postMessage(request)
  return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./atlas-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data: reply }: MessageEvent<AtlasReply>) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {}
    waiting.delete(reply.id)
    if ('atlas' in reply) resolve?.(reply.atlas)
    else reject?.(new Error(reply.failure))
  }
  // its script did not load
  started.onerror = ({ message }) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  return started
}
