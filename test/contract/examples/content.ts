import { type Endpoints, type Make, none, firstOf } from './example'

export const contentExamples: { [N in keyof Endpoints['content']]: Make } = {
  page: () => ({ params: { key: 'index' } }),
  menu: () => ({ params: { slug: 'daohang' } }),
  moduleData: async (api) => {
    const { modules } = await api.ok<{ modules: { id: number; ctype?: string }[] }>('GET', '/mpage/page/index/')
    for (const { id } of modules)
      if ((await api.call('GET', `/mpage/page/module/${id}/data/`)).status === 200) return { params: { id } }
    throw new Error('no module of the home page has data')
  },
  modulePreview: async (api) => {
    const { modules } = await api.ok<{ modules: { id: number; config: object }[] }>('GET', '/mpage/page/index/')
    return { body: { id: modules[0]?.id ?? 0, config: modules[0]?.config ?? {} } }
  },
  articles: none,
  articleCategories: none,
  article: firstOf('/post/article/'),
  relatedArticles: firstOf('/post/article/'),
  likeArticle: async (api) => ({ ...(await firstOf('/post/article/')(api)), body: { is_liked: true } }),
}
