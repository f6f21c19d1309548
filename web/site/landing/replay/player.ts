import { positionAt } from '../../../features/history/player/position-at.ts'
import { CHART, projected } from './drawing.ts'
import { DRIVE, shareAt, timeAfter, wayShareAt } from './drive.ts'
import { READOUTS, readoutsAt } from './readouts.ts'

/** Plays the drive in its figure, and stops while it is out of view. `plays` starts it at once. */
export function startPlayer(figure: HTMLElement, plays: boolean): void {
  const show = shownIn(figure)
  const button = figure.querySelector<HTMLButtonElement>('[data-replay-button]')
  if (button === null) return
  const labels = { play: button.ariaLabel, pause: button.dataset.replayButton ?? '' }
  let at = Number(figure.dataset.replay)
  let isPlaying = false
  let isInView = true
  let frame = 0

  function play(from: number): void {
    frame = requestAnimationFrame((now) => {
      at = timeAfter(at, now - from)
      show(at)
      play(now)
    })
  }

  function update(playing: boolean): void {
    isPlaying = playing
    button?.setAttribute('aria-pressed', String(playing))
    if (button) button.ariaLabel = playing ? labels.pause : labels.play
    cancelAnimationFrame(frame)
    if (playing && isInView) play(performance.now())
  }

  button.addEventListener('click', () => update(!isPlaying))
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false
    update(isPlaying)
  }).observe(figure)
  button.hidden = false
  update(plays)
}

/** Moves the marker, the line of the speed chart and the readouts to an instant of the drive. */
function shownIn(figure: HTMLElement): (at: number) => void {
  const part = (name: string) => figure.querySelector(`[data-replay-${name}]`)
  const [played, marker, arrow, head] = [part('played'), part('marker'), part('arrow'), part('head')]
  return (at) => {
    const position = positionAt(DRIVE, at)
    if (position === null) return
    const { x, y } = projected(position)
    const headX = String(shareAt(at) * CHART.width)
    played?.setAttribute('stroke-dasharray', `${wayShareAt(at)} 1`)
    marker?.setAttribute('transform', `translate(${x} ${y})`)
    if (position.course !== null) arrow?.setAttribute('transform', `rotate(${position.course})`)
    head?.setAttribute('x1', headX)
    head?.setAttribute('x2', headX)
    const readouts = readoutsAt(at, document.documentElement.lang)
    for (const name of READOUTS) {
      const element = figure.querySelector(`[data-replay-readout="${name}"]`)
      if (element !== null) element.textContent = readouts[name]
    }
  }
}
