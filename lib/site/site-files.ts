import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Duration, FileSystem } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import { Construct } from 'constructs'
import { publishedPage } from '../../shared/site/published-page.ts'
import { isEphemeral, retainUnlessEphemeral } from '../context.ts'
import { deploymentLogs } from '../operations/deployment-logs.ts'

type Deployed = {
  distribution: Distribution
  config: object
  /** The site's URL with a custom domain; `null` without one. */
  url: string | null
}

/** The built site, in a bucket that only the distribution can read. */
export class SiteFiles extends Construct {
  readonly bucket: Bucket

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: retainUnlessEphemeral(this),
      autoDeleteObjects: isEphemeral(this),
    })
  }

  /** Nothing is pruned: pages of an older version that are still open load their assets later. */
  deploy({ distribution, config, url }: Deployed): void {
    const assets = new BucketDeployment(this, 'Assets', {
      destinationBucket: this.bucket,
      destinationKeyPrefix: 'assets',
      sources: [Source.asset('dist/web/assets')],
      cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
      prune: false,
      logGroup: deploymentLogs(this),
    })
    const published = publishedFiles(url)
    const pages = new BucketDeployment(this, 'Pages', {
      destinationBucket: this.bucket,
      sources: [Source.asset(published)],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/*'],
      prune: false,
      logGroup: deploymentLogs(this),
    })
    // it is in the assembly now
    rmSync(published, { recursive: true })
    // pages and the service worker refer to assets by name, so the assets are uploaded first
    pages.node.addDependency(assets)
    new BucketDeployment(this, 'ConfigFile', {
      destinationBucket: this.bucket,
      sources: [Source.jsonData('config.json', config)],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      logGroup: deploymentLogs(this),
    })
  }
}

const BUILT = 'dist/web'
const ASSETS = 'assets'
const NAMES_URL = /\.(html|xml|txt)$/

/** A copy of the built site without its assets, with the site's URL and without samples. Returns its folder. */
function publishedFiles(url: string | null): string {
  const folder = FileSystem.mkdtemp('vectra-site-')
  cpSync(BUILT, folder, { recursive: true, filter: (path) => relative(BUILT, path) !== ASSETS })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (NAMES_URL.test(file)) publish(join(folder, file), url)
  return folder
}

function publish(path: string, url: string | null): void {
  writeFileSync(path, publishedPage(readFileSync(path, 'utf8'), { url, withSamples: false }))
}
