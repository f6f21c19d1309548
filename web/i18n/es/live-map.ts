import type { Translated } from '../../../shared/i18n/translated.ts'
import type { liveMapTexts as en } from '../en/live-map.ts'

export const liveMapTexts: Translated<typeof en, 'es'> = {
  tools: {
    relayRestore: 'Restablecer relé',
    relayCut: 'Cortar relé',
    text: 'Enviar comando de texto',
    storage: 'Modo hibernación',
    share: 'Compartir ubicación',
    locate: 'Mostrar mi ubicación',
    selectFirst: 'primero selecciona un dispositivo',
  },
  notice: {
    satelliteKey:
      'Para la vista de satélite, el operador de este sitio necesita una clave de mapas. Se muestran las calles.',
    hide: 'Descartar',
    location: {
      denied:
        'El acceso a la ubicación está bloqueado. Permítelo para este sitio en los ajustes del navegador y vuelve a intentarlo.',
      unavailable:
        'No se pudo encontrar tu ubicación. Activa los servicios de ubicación de este equipo y vuelve a intentarlo.',
      insecure: 'Tu navegador solo comparte tu ubicación con sitios seguros. Abre este sitio con https://.',
    },
  },
  coastNote: 'Línea de costa con una precisión de unos {{distance}}',
  preview: { failed: 'No se pudo cargar el mapa. Recarga la página para volver a intentarlo.' },
  point: { lowVolts: 'Baja', unknownTime: 'Desconocida' },
  legend: { title: 'Velocidad en la estela' },
}
