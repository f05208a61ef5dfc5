/** Constants that the build would have written into the source: the same names as in config/constants.ts. */
process.env.TARO_ENV ??= 'h5'
process.env.TARO_APP_API_BASE ??= ''
process.env.TARO_APP_ID ??= ''
process.env.TARO_APP_TENANT ??= ''
// Switches of Taro's runtime, which the build replaces too: off, since no test draws through it; its parser reads rich
// text.
globalThis.ENABLE_INNER_HTML ??= true
for (const name of ['ADJACENT_HTML', 'CLONE_NODE', 'CONTAINS', 'MUTATION_OBSERVER', 'SIZE_APIS', 'TEMPLATE_CONTENT'])
  globalThis[`ENABLE_${name}`] ??= false

// A page's config is read as text by the build and taken out of the page.
globalThis.definePageConfig ??= (config) => config
