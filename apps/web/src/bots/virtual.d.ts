declare module 'virtual:thinker' {
  const address: string
  export default address
}
