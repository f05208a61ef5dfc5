import { call, type Read } from '../client'

/** Help with a search (spec 2.4), one function a call. */
export const searchApi = {
  suggestions: (search: string, options?: Read) => call('GET /base/search/', { query: { search } }, options),
  words: (options?: Read) => call('GET /base/search/word/', {}, options),
  count: (search: string) => call('POST /base/search/word/', { body: { search } }, { silent: true, renew: false }),
}
