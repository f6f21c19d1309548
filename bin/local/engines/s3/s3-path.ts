import { LOOPBACK } from '../../process/ports.ts'

/** Where the site's server has S3, so that a browser that reaches the site can download. */
export const S3_PATH = '/_s3'

/** Where S3 is, at the site's port. By an address, because the SDK makes a bucket a part of the name of a host. */
export const s3Origin = (host: string, port: number) =>
  `http://${host === 'localhost' ? LOOPBACK : host}:${port}`
