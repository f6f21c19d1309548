import { describe, expect, test } from 'vitest'
import type { Certificate, CertifiedDevice } from '../../../shared/certificates/certificate.ts'
import { LANGUAGE, LANGUAGES, type Language } from '../../../shared/i18n/language.ts'
import { loadCertificates } from '../../../shared/i18n/load-texts.ts'
import { fonts } from '../../../test/make/pdf/fonts.ts'
import { fontsIn, hasPdftotext, pagesIn, partsOf, textIn } from '../../../test/make/pdf/read-pdf.ts'
import { printCertificate } from './print-certificate.ts'

const NUMBER = '7KQ2-9FHM-X3TB-R0ND-4WPZ'
const AMERICA = { language: 'en', dateFormat: 'MM/DD/YYYY', timezone: 'America/New_York' } as const
const EUROPE = { language: 'en', dateFormat: 'DD.MM.YYYY', timezone: 'Europe/Berlin' } as const
const LETTER = '[0 0 612 792]'
const A4 = '[0 0 595.28 841.89]'
const KB = 1024

const aDevice = (fields: Partial<CertifiedDevice> = {}): CertifiedDevice => ({
  deviceId: 'SEA240',
  deviceName: 'Sea Ray 240',
  plateNumber: 'FL 1234 AB',
  deviceType: 'boat',
  monitoredSince: '2026-03-09',
  geofences: 2,
  alerts: 1,
  ...fields,
})

async function print(
  fields: Partial<Certificate> = {},
  preferences: Parameters<typeof printCertificate>[1] = AMERICA,
) {
  const certificate = {
    number: NUMBER,
    issuedOn: '2026-11-22',
    holder: { name: 'Mia Lund', address: null },
    devices: [aDevice()],
    ...fields,
  }
  const bytes = await printCertificate(certificate, preferences, { fonts, siteUrl: 'https://site.example' })
  return Buffer.from(bytes)
}

describe('SUB-1 the file of a certificate', () => {
  test('SUB-1 has one page for one device, and links to the page that confirms it', async () => {
    const pdf = await print()
    expect(pagesIn(pdf)).toBe(1)
    expect(partsOf(pdf)).toContain(`/URI (https://site.example/certificate/${NUMBER})`)
  })

  test('SUB-1 is on the paper of where its holder lives', async () => {
    const address = { street: 'Quay 1', city: 'Kiel', state: 'SH', zip: '24103', country: 'DE' }
    expect(partsOf(await print())).toContain(LETTER)
    expect(partsOf(await print({}, EUROPE))).toContain(A4)
    expect(partsOf(await print({ holder: { name: 'Mia', address } }))).toContain(A4)
    const american = { ...address, country: 'US' }
    expect(partsOf(await print({ holder: { name: 'Mia', address: american } }, EUROPE))).toContain(LETTER)
  })

  test('SUB-1 embeds parts of the fonts that its names need, and of no other', async () => {
    const [latin, mixed] = [
      await print(),
      await print({ devices: [aDevice({ deviceName: '第八幸丸' }), aDevice({ deviceName: '渔船 骉' })] }),
    ]
    expect(fontsIn(latin)).toEqual(['Inter-Regular', 'Inter-SemiBold'])
    expect(fontsIn(mixed)).toEqual([
      'Inter-Regular',
      'Inter-SemiBold',
      'NotoSansJP-Regular',
      'NotoSansSC-Regular',
    ])
    expect(mixed.length).toBeLessThan(60 * KB)
  })
})

describe.skipIf(!hasPdftotext)('SUB-1 the text of a certificate, read by pdftotext of poppler-utils', () => {
  test('SUB-1 has the holder, the number, the date, and everything about a device', async () => {
    const address = { street: '1200 Brickell Ave', city: 'Miami', state: 'FL', zip: '33131', country: 'US' }
    const [page = ''] = textIn(await print({ holder: { name: 'Mia Lund', address } }))
    for (const text of [
      'Mia Lund',
      '1200 Brickell Ave',
      'Miami, FL 33131',
      'United States',
      'November 22, 2026',
      NUMBER,
      'Page 1 of 1',
      `https://site.example/certificate/${NUMBER}`,
    ])
      expect(page).toContain(text)
    expect(page).toMatch(/Sea Ray 240 +FL 1234 AB +Boat +SEA240 +March 9, 2026 +Live position/)
    expect(page).toMatch(/2 geofences\n.*1 alert rule\n/)
  })

  test('SUB-1 lists every one of 60 devices, under a head on each page', async () => {
    const devices = Array.from({ length: 60 }, (_, index) => aDevice({ deviceId: `DEV-${index}-` }))
    const pages = textIn(await print({ devices }))
    expect(pages.length).toBeGreaterThan(2)
    for (const { deviceId } of devices) expect(pages.join('').split(deviceId)).toHaveLength(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Monitored since')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    }
  })

  test('SUB-1 T28 writes names as they are, in any script, and cuts off what does not fit', async () => {
    const names = ['<script>alert(1)</script>', 'Łódź Ελλάς Привет', '第八幸丸', '渔船 骉']
    const devices = names.map((deviceName) => aDevice({ deviceName }))
    const long = 'x'.repeat(400)
    const [page = ''] = textIn(await print({ devices: [...devices, aDevice({ deviceName: long })] }))
    const text = page.replace(/\s/g, '')
    expect(text).toContain('Привет')
    expect(text).toContain('第八幸丸')
    expect(text).toContain('渔船骉')
    expect(page).toContain('<script>')
    expect(page).toMatch(/x…/)
    expect(page.match(/x/g)?.length).toBeLessThan(200)
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'PUB-5 a certificate in %s has no sentence of the English one',
    async (language) => {
      const wordsIn = async (preferences: typeof AMERICA | { language: Language }) =>
        textIn(await print({}, { ...AMERICA, ...preferences })).join('')
      const [english, translated] = [await wordsIn(AMERICA), await wordsIn({ language })]
      const sentences = [
        'Insurance certificate',
        'Certificate number',
        'Live position',
        '2 geofences',
        '1 alert rule',
        'were monitored for the holder',
        'Page 1 of 1',
      ]
      for (const sentence of sentences) {
        expect(english).toContain(sentence)
        expect(translated).not.toContain(sentence)
      }
      const { certificateLabels } = await loadCertificates(language)
      expect(translated.replaceAll(/\s/g, '')).toContain(certificateLabels.title.replaceAll(/\s/g, ''))
      expect(partsOf(await print({}, { ...AMERICA, language }))).toContain(
        `/Lang (${LANGUAGE[language].tag})`,
      )
    },
  )
})
