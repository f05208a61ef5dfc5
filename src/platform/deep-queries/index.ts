/**
 * `import '@/platform/deep-queries'` lets `createSelectorQuery().select('#id')`, by which parts of NutUI measure their
 * elements, find one at any depth of a page. WeChat alone needs it: everywhere else the whole page is searched.
 */
export {}
