import { buildIslands } from './build-islands.ts'
import { buildRenderer } from './build-renderer.ts'
import { hashedFile, type SiteFile } from './site-file.ts'
import { siteTokens } from './site-tokens.ts'

/** The public pages, the files beside them, their stylesheet and islands. `font` is the path of Inter among the assets. */
export async function buildPublicSite(font: string): Promise<SiteFile[]> {
  const [{ islands, files }, { render, css }] = await Promise.all([buildIslands(), buildRenderer(font)])
  const stylesheet = hashedFile('site.css', siteTokens() + css)
  return [stylesheet, ...files, ...render({ css: `/${stylesheet.file}`, font, islands })]
}
