import * as z from 'zod'
import { route } from '../http/route.ts'
import { ConfirmedCertificate } from './certificate.ts'

const downloadCertificate = route({
  method: 'GET',
  path: '/vectra/insurance-certificate',
  access: 'account',
  permission: 'certificates:issue',
  summary:
    'Issues a certificate of the monitored devices for an insurer; the same one while nothing changes that day',
  file: { mediaTypes: ['application/pdf'] },
  refusals: [
    { status: 409, code: 'no-monitored-devices' },
    { status: 409, code: 'too-many-devices' },
    { status: 429, code: 'too-many-requests' },
  ],
})

const confirmCertificate = route({
  method: 'GET',
  path: '/vectra/public/certificates/{number}',
  access: 'public',
  summary: 'What a certificate said when it was issued, and which of its devices are still monitored',
  reply: z.object({ certificate: ConfirmedCertificate }),
  refusals: [
    { status: 404, code: 'not-found' },
    { status: 429, code: 'too-many-requests' },
  ],
})

export const certificates = { downloadCertificate, confirmCertificate }
