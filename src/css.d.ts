declare module '*.module.css' {
  const css: Record<string, string>
  export default css
}
