import { call } from './client'

/**
 * Returns a short link to a web address of the site; the same address has the same one. For holders of
 * base.read_shortlink (spec 7). By itself, so that the screens that share carry nothing else of the operators'.
 */
export const shortLink = async (url: string): Promise<string> =>
  (await call('GET /ops/base/sl/', { query: { url } })).sl
