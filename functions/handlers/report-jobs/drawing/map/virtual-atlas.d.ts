/** The path of an atlas beside the bundle (bin/local/build/files-module.ts). */
declare module 'virtual:atlas/*' {
  const path: string
  export default path
}
