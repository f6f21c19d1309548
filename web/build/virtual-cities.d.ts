declare module 'virtual:cities' {
  const text: string
  export default text
}
