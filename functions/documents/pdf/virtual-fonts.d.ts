/** The path of a font beside the bundle (bin/local/build/files-module.ts). */
declare module 'virtual:fonts/*' {
  const path: string
  export default path
}
