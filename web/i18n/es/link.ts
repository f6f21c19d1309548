import type { Translated } from '../../../shared/i18n/translated.ts'
import type { linkTexts as en } from '../en/link.ts'

export const linkTexts: Translated<typeof en, 'es'> = {
  link: {
    dismiss: 'Descartar',
    ignored: {
      range: 'El periodo del enlace no es válido, así que se muestra la última hora.',
      device: 'Un dispositivo del enlace no es válido y se ignoró.',
      trip: 'El trayecto del enlace no es válido, así que se muestra la ruta completa.',
      playback:
        'El momento de reproducción del enlace no es válido, así que la reproducción empieza desde el principio.',
      filter: 'Un filtro del enlace no es válido y se ignoró.',
      view: 'Un ajuste de vista del enlace no es válido y se ignoró.',
    },
  },
}
