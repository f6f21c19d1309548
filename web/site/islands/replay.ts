/** Plays the recorded drive of the landing page once it scrolls into view; readers of reduced motion start it themselves. */
const figure = document.querySelector<HTMLElement>('[data-replay]')
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches

if (figure !== null) {
  const observer = new IntersectionObserver(async ([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    const { startPlayer } = await import('../landing/replay/player.ts')
    startPlayer(figure, !isCalm)
  })
  observer.observe(figure)
}
