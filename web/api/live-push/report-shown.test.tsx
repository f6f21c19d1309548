// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SHOWN_MAX } from '../../../shared/tracking/view/live-view.ts'
import { reportShown } from './report-shown.ts'
import { useShownDevices } from './shown-devices.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Part({ deviceIds }: { deviceIds: readonly string[] }) {
  useShownDevices(deviceIds)
  return null
}

/** A page whose parts show these devices, and what it reports. */
function aPage() {
  const root = createRoot(document.createElement('div'))
  const sent: string[][] = []
  const show = (...parts: (readonly string[])[]) =>
    act(() => {
      const named = parts.map((deviceIds, index) => ({ name: `part ${index}`, deviceIds }))
      root.render(named.map(({ name, deviceIds }) => <Part key={name} deviceIds={deviceIds} />))
    })
  const report = async (deviceIds: string[]) => {
    sent.push(deviceIds)
  }
  return { show, sent, report }
}

it('LIV-8 a page reports what all of its parts show: at once, half a second after a change, and every 45 s', async () => {
  const { show, sent, report } = aPage()
  show(['A', 'B'], ['B'])
  const stop = reportShown(report)
  expect(sent).toEqual([['B', 'A']])
  show(['A'], ['C'])
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[1]).toEqual(['A', 'C'])
  await vi.advanceTimersByTimeAsync(44_999)
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveLength(3)
  show()
  await vi.advanceTimersByTimeAsync(500)
  expect(sent[3]).toEqual([])
  stop()
  show(['D'])
  await vi.advanceTimersByTimeAsync(100_000)
  expect(sent).toHaveLength(4)
  show()
})

it('LIV-8 of a map with too many devices, a page reports the card and the nearest', () => {
  const { show, sent, report } = aPage()
  const map = Array.from({ length: SHOWN_MAX + 100 }, (_, index) => `D${index}`)
  show(map, ['CARD'])
  reportShown(report)()
  expect(sent).toEqual([['CARD', ...map.slice(0, SHOWN_MAX - 1)]])
  show()
})

it('LIV-8 a report that fails is repeated', async () => {
  const { show } = aPage()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  show(['A'])
  const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({})
  const stop = reportShown(send)
  await vi.advanceTimersByTimeAsync(45_000)
  expect(send).toHaveBeenCalledTimes(2)
  expect(warned).toHaveBeenCalledOnce()
  stop()
  show()
})
