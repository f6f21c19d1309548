import { LANGUAGE_KEY } from '../../../../shared/site/first-script.ts'

/** Remembers the language that a reader chooses, which is then no longer offered, and which the app starts in. */
const page = document.documentElement

for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
  link.addEventListener('click', () => remember(link.dataset.language ?? page.lang))

for (const button of document.querySelectorAll('[data-dismiss]'))
  button.addEventListener('click', () => {
    remember(page.lang)
    delete page.dataset.offer
  })

function remember(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch (error) {
    console.warn('This browser stores nothing, so the language is not remembered:', error)
  }
}
