/** `*.module.scss` gets scoped names: readable while developing, short in what users download. */
export const cssModules = (production: boolean) => ({
  enable: true,
  config: {
    namingPattern: 'module' as const,
    generateScopedName: production ? 'x[hash:base64:5]' : '[name]__[local]___[hash:base64:5]',
  },
})
