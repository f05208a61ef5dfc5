/** Pages that a visitor's first visit is measured on: names of the rows, and addresses in the demo site. */
export const MEASURED_PAGES = [
  ['home', '/mobile/'],
  ['product', '/mobile/product/1/'],
  ['article', '/mobile/post/article/1/'],
  ['event', '/mobile/event/1/'],
] as const
