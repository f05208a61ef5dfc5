import { call, type InputOf, type Read, withKey } from '../client'

const likeBody = (id: number, is_liked: boolean) => ({ params: { id }, body: { is_liked } })

/** The calls of readers on articles, topics and notes, for the screens that show one. */
export const readingApi = {
  likeArticle: (id: number, is_liked: boolean) => call('POST /post/article/{id}/like/', likeBody(id, is_liked)),
  likeTopic: (id: number, is_liked: boolean) => call('POST /circle/topic/{id}/like/', likeBody(id, is_liked)),
  /** It was read to its end: the reply brings what that earned. */
  finishArticle: (article: number, key: string) =>
    call('POST /gamification/reading/', { body: { article } }, { ...withKey(key), silent: true }),
  /** At most six. */
  relatedArticles: (id: number, options: Read = {}) =>
    call('GET /post/article/{id}/related/', { params: { id } }, { ...options, silent: true }),
  noteLikes: (id: number, query: InputOf<'GET /note/note/{id}/like/'>['query'], options?: Read) =>
    call('GET /note/note/{id}/like/', { params: { id }, query }, options),
  /** At most eight, and how many there are in all. */
  latestNoteLikes: (id: number, options?: Read) =>
    call('GET /note/note/{id}/like_latest/', { params: { id } }, options),
  noteSummary: (options?: Read) => call('GET /note/note/mine/summary/', {}, options),
  articleCategories: (options: Read = {}) => call('GET /post/category/', {}, { ...options, silent: true }),
}
