import { Names, Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnAPIKey } from 'aws-cdk-lib/aws-location'
import { AwsCustomResource, AwsCustomResourcePolicy, PhysicalResourceId } from 'aws-cdk-lib/custom-resources'
import type { Construct } from 'constructs'
import type { SiteConfig } from '../../shared/site-config.ts'
import { contextValue } from '../context.ts'
import { CUSTOM_RESOURCE_MB, deploymentLogs } from '../operations/deployment-logs.ts'

type Styles = SiteConfig['maps']['styles']

/** Where OpenSeaMap's seamarks are; `null` with context `seamarks=off`. */
export function seamarkTiles(scope: Construct): string | null {
  const chosen = contextValue(scope, 'seamarks') ?? 'openseamap'
  if (chosen === 'off') return null
  if (chosen === 'openseamap') return 'https://tiles.openseamap.org/seamark/{z}/{x}/{y}.png'
  throw new Error(`Unknown value seamarks=${chosen}. Use seamarks=off, or leave it out for OpenSeaMap.`)
}

/** The map provider: its origin, and the style URLs, which depend on the site's URL. */
export type MapService = { origin: string; stylesFor: (siteUrl: string) => Styles }

/** Amazon Location, or OpenFreeMap with context `maps=openfreemap`. */
export function mapService(scope: Construct): MapService {
  const provider = contextValue(scope, 'maps') ?? 'location'
  if (provider === 'openfreemap') return OPEN_FREE_MAP
  if (provider === 'location') return amazonLocation(scope)
  throw new Error(
    `Unknown value maps=${provider}. Use maps=openfreemap, or leave it out for Amazon Location.`,
  )
}

/** Needs no key and is free for commercial use, but has no satellite images. */
const OPEN_FREE_MAP: MapService = {
  origin: 'https://tiles.openfreemap.org',
  stylesFor: () => ({
    streets: 'https://tiles.openfreemap.org/styles/liberty',
    dark: 'https://tiles.openfreemap.org/styles/dark',
    satellite: null,
    satelliteStreets: null,
  }),
}

function amazonLocation(scope: Construct): MapService {
  const { region } = Stack.of(scope)
  const origin = `https://maps.geo.${region}.amazonaws.com`
  return {
    origin,
    stylesFor(siteUrl) {
      const key = mapKey(scope, siteUrl)
      const style = (name: string, scheme?: string) =>
        `${origin}/v2/styles/${name}/descriptor?key=${key}${scheme ? `&color-scheme=${scheme}` : ''}`
      return {
        streets: style('Standard', 'Light'),
        dark: style('Monochrome', 'Dark'),
        satellite: style('Satellite'),
        satelliteStreets: style('Hybrid'),
      }
    },
  }
}

/** A key that every visitor can read. It fetches tiles and nothing else, and only for pages of this site. */
function mapKey(scope: Construct, siteUrl: string): string {
  const { partition, region } = Stack.of(scope)
  const key = new CfnAPIKey(scope, 'MapKey', {
    keyName: `${Names.uniqueResourceName(scope, { maxLength: 90, separator: '-' })}-maps`,
    description: 'Vectra: map tiles of the site',
    noExpiry: true,
    // without these a key that was used in the last 90 days can neither be updated nor deleted
    forceDelete: true,
    forceUpdate: true,
    restrictions: {
      allowActions: ['geo-maps:GetTile'],
      allowResources: [`arn:${partition}:geo-maps:${region}::provider/default`],
      // browsers send the origin alone to another site, and some send the path
      allowReferers: [siteUrl, `${siteUrl}/*`],
    },
  })
  // CloudFormation does not return a key's value
  const describe = {
    service: 'Location',
    action: 'describeKey',
    parameters: { KeyName: key.ref },
    physicalResourceId: PhysicalResourceId.of('map-key'),
    outputPaths: ['Key'],
  }
  const description = new AwsCustomResource(scope, 'MapKeyValue', {
    onCreate: describe,
    onUpdate: describe,
    installLatestAwsSdk: false,
    memorySize: CUSTOM_RESOURCE_MB,
    logGroup: deploymentLogs(scope),
    policy: AwsCustomResourcePolicy.fromStatements([
      new PolicyStatement({ actions: ['geo:DescribeKey'], resources: [key.attrKeyArn] }),
    ]),
  })
  return description.getResponseField('Key')
}
