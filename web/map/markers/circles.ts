export type Context = OffscreenCanvasRenderingContext2D

export function fillCircle(context: Context, radius: number, colour: string): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
}

export function strokeCircle(context: Context, radius: number, colour: string, width: number): void {
  context.beginPath()
  context.arc(0, 0, radius, -Math.PI / 2, 1.5 * Math.PI)
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}

/** A filled circle with a shadow. */
export function drawDisc(context: Context, radius: number, colour: string): void {
  context.save()
  context.shadowColor = 'rgb(9 20 36 / 35%)'
  context.shadowBlur = 6
  context.shadowOffsetY = 2
  fillCircle(context, radius, colour)
  context.restore()
  fillCircle(context, radius, colour)
}
