/** The package has no types. What we use of it. */
declare module 'svg-to-pdfkit' {
  type Options = {
    width: number
    height: number
    /** A unit of the drawing is a point. */
    assumePt: boolean
    /** The registered font for a family and weight. */
    fontCallback?: (family: string, bold: boolean) => string
  }
  const drawSvg: (doc: PDFKit.PDFDocument, svg: string, x: number, y: number, options: Options) => void
  export default drawSvg
}
