import { type PointerEvent, useState } from 'react'
import styles from './anchor.module.css'
import { AnchorSign } from './anchor-sign.tsx'

/** The size of a thumb, in units of the drawing. */
const GRIP = 22

type Offset = { x: number; y: number }

/** The anchor in a drawing, which can be dragged: `drop` gets how far, in the units of the drawing. */
export function MovableAnchor({ drop }: { drop: (x: number, y: number) => void }) {
  const [from, setFrom] = useState<Offset | null>(null)
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const grab = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setFrom(inDrawing(event))
  }
  const drag = (event: PointerEvent<SVGGElement>) => {
    if (from === null) return
    const { x, y } = inDrawing(event)
    setOffset({ x: x - from.x, y: y - from.y })
  }
  const letGo = () => {
    setFrom(null)
    if (offset.x !== 0 || offset.y !== 0) drop(offset.x, offset.y)
  }
  const cancel = () => {
    setFrom(null)
    setOffset({ x: 0, y: 0 })
  }
  return (
    <g
      className={styles.grip}
      transform={`translate(${offset.x} ${offset.y})`}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={cancel}
    >
      <circle r={GRIP} />
      <AnchorSign />
    </g>
  )
}

/** Where a pointer is in the drawing, whatever the size of it on the screen. */
function inDrawing({ clientX, clientY, currentTarget }: PointerEvent<SVGGElement>): Offset {
  const toDrawing = currentTarget.ownerSVGElement?.getScreenCTM()?.inverse()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(toDrawing)
  return { x, y }
}
