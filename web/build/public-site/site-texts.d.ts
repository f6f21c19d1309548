declare module 'site-texts:all' {
  export const siteTexts: import('../../site/document/render-site.tsx').TextsByLanguage
}

declare module 'site-legal:all' {
  export const legalTexts: Partial<
    Record<
      import('../../../shared/site/branding.ts').LegalPageName,
      import('../../../shared/site/branding.ts').LocalText
    >
  >
}
