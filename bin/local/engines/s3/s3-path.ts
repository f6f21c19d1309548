/** Where the site's server has S3, so that a browser that reaches the site can download. */
export const S3_PATH = '/_s3'
