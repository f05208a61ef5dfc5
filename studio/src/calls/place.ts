/** The slug in the studio's address: none in `/studio/`, the site's in `/studio-t/{slug}/`. */
const slug = /^\/studio-t\/([^/]+)/.exec(location.pathname)?.[1]

/** The path that the studio's own addresses begin with. */
export const BASE_PATH = slug === undefined ? '/studio' : `/studio-t/${slug}`
/** The path that its calls begin with. */
export const API_PATH = slug === undefined ? '/api' : `/api-t/${slug}`
