/** Where the studio stands: `/studio/`, or `/studio-t/{slug}/` of a site that the address names. */
const slug = /^\/studio-t\/([^/]+)/.exec(location.pathname)?.[1]

/** The path that the studio's own addresses begin with. */
export const BASE_PATH = slug === undefined ? '/studio' : `/studio-t/${slug}`
/** The path that its calls begin with. */
export const API_PATH = slug === undefined ? '/api' : `/api-t/${slug}`
