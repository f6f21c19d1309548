import type { Chart, TrailMap } from '../../../../shared/reports/document.ts'
import type { ReportWriting } from '../../../../shared/reports/report-writing.ts'
import type { ValueTexts } from '../../../../shared/reports/write-value.ts'
import { drawDayBar } from './day-bar.ts'
import { drawHeatMap } from './heat-map.ts'
import type { MapGround } from './map/ground.ts'

type DrawingDeps = { writing: ReportWriting; texts: ValueTexts; ground: MapGround }

/** A chart or map as SVG, for paper and screens. What only some need is loaded when it is drawn. */
export async function drawingOf(
  block: Chart | TrailMap,
  { writing, texts, ground }: DrawingDeps,
): Promise<string> {
  if (block.kind === 'map') {
    const { drawTrailMap } = await import('./map/trail-map.ts')
    return drawTrailMap(block, writing, ground)
  }
  if (block.form === 'dayBar') return drawDayBar(block, writing, texts)
  if (block.form === 'heat') return drawHeatMap(block, writing, texts)
  const { drawAxisChart } = await import('./axis-chart.ts')
  return drawAxisChart(block, texts)
}

/** The height of a drawing beside its width. */
export function heightPart(svg: string): number {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (width === undefined || height === undefined) throw new Error('A drawing without a size')
  return Number(height) / Number(width)
}
