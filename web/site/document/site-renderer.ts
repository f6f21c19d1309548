import '../css/base.css'
import { siteTexts } from 'site-texts:all'
import type { SiteAssets } from './html-document.ts'
import { type RenderedFile, renderSite } from './render-site.tsx'

/** The entry of the build's renderer: all public pages, in all languages that have their texts. */
export const renderPublicSite = (assets: SiteAssets): RenderedFile[] => renderSite(siteTexts, assets)
