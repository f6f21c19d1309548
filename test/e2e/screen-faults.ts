import type { Page } from '@playwright/test'

/** Names and codes that are the same in every language, and what `Intl` writes in English. */
const NOT_TRANSLATED = [
  /\S+@\S+|browser-\w+/g,
  /curl -H '[^']*'/g,
  // the operations of the API, in the activity log
  /\b[a-z]+[A-Z]\w+\b/g,
  /https?:\S*|wss?:\S*|mqtts?:\S*|localhost\S*|\/_local\S*/g,
  /\b(FLEET-\w+|[0-9A-F]{8})\b/g,
  /\b(Vectra|OpenStreetMap|OpenMapTiles|Teltonika|OwnTracks|MapLibre|Stripe|Mosquitto|Traccar)\b/g,
  /\b(English|Español|Português|Français|New York|Natural Earth|GeoNames|Angra do Hero\u00edsmo|and|or)\b/g,
  /\b(GPS|LTE|GSM|MQTT|TLS|SMS|PDF|CSV|JSON|HTML|KML|GPX|GeoJSON|Excel|UTC|EST|EDT|IMEI|USD|MSRP|VIN|QR|URL|API)\b/g,
  /\b(km|mph|nmi|min|acres?|MB|KB|GB|kn|ft)\b/g,
  /\b(MM|DD|YYYY|hh|mm|AM|PM)\b/g,
  /\b(Mon|Tues?|Wed(nes)?|Thu(rs)?|Fri|Sat(ur)?|Sun)(day)?\b/g,
  /\b(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b/g,
]
const PLAIN_WORD = /[A-Za-z]{3,}/

/** The faults of a screen in the pseudo-language: it overflows, a button is cut off, or a text is not translated. */
export async function screenFaults(page: Page): Promise<string[]> {
  const { overflow, clipped, texts } = await page.evaluate(readScreen)
  const plain = texts.filter((text) =>
    PLAIN_WORD.test(NOT_TRANSLATED.reduce((rest, pattern) => rest.replaceAll(pattern, ''), text)),
  )
  return [
    ...overflow.map((element) => `overflows: ${element}`),
    ...clipped.map((element) => `cut off: ${element}`),
    ...[...new Set(plain)].map((text) => `not translated: ${text}`),
  ]
}

/** Runs in the page, and ends its animations first: the label of a button that stops loading slides back. */
function readScreen() {
  // a change of style starts a transition only when the style is computed
  document.body.getBoundingClientRect()
  // a page that draws no frames would never end them
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()

  const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const named = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${(element.textContent ?? '').trim().slice(0, 60)}`
  const scrolls = (element: Element | null): boolean => {
    if (element === null || element === document.documentElement) return false
    return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement)
  }
  const elements = [...document.body.querySelectorAll('*')].filter(isShown)
  const width = document.documentElement.clientWidth

  const overflow =
    document.documentElement.scrollWidth > width
      ? elements
          .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
          .map(named)
      : []
  const isCut = (element: Element) =>
    getComputedStyle(element).overflowX !== 'visible' &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)
  const controls = elements.filter((element) =>
    element.matches('button, [role=button], [role=tab], [role=menuitem], [role=radio]'),
  )
  const clipped = controls.filter((control) => {
    // its label is moved out of sight meanwhile
    if (control.hasAttribute('data-loading')) return false
    const { left, right } = control.getBoundingClientRect()
    if ((right > width + 1 || left < -1) && !scrolls(control)) return true
    return [control, ...control.querySelectorAll('*')].some((part) => isShown(part) && isCut(part))
  })

  const hiddenBy = (element: Element | null): Element | null => {
    if (element === null || element === document.body || element.closest('.map-canvas, canvas, svg'))
      return null
    const { overflowX, textOverflow } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(overflowX)) return null
    return overflowX === 'visible' ? hiddenBy(element.parentElement) : element
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
  const cutTexts = elements.filter((element) => {
    if (!hasText(element)) return false
    const hiding = hiddenBy(element)
    return hiding !== null && element.getBoundingClientRect().right > hiding.getBoundingClientRect().right + 1
  })

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = [document.title]
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node
    if (parentElement !== null && !parentElement.closest('script, style, option') && isShown(parentElement))
      texts.push((node.textContent ?? '').trim())
  }
  for (const element of elements)
    for (const attribute of SPOKEN) texts.push(element.getAttribute(attribute) ?? '')
  return {
    overflow: overflow.slice(0, 5),
    clipped: [...new Set([...clipped, ...cutTexts])].map(named),
    texts,
  }
}
