import type { Api } from '../../support/api'
import { type Endpoints, type Make, none, picture } from './example'

const rootNode = async (api: Api): Promise<number> => {
  const { results } = await api.ok<{ results: { id: number; is_active: boolean }[] }>('GET', '/base/node/roots/')
  return results.find(({ is_active }) => is_active)?.id ?? 0
}

export const siteExamples: { [N in keyof Endpoints['site']]: Make } = {
  pageconfig: none,
  districts: () => ({ params: { level: 'province' } }),
  flashmessage: none,
  languages: none,
  catalogue: () => ({ params: { language: 'id' } }),
  switchLanguage: () => ({ body: { language: 'zh-cn' } }),
  nodeRoots: none,
  nodeChildren: async (api) => ({ params: { id: await rootNode(api) } }),
  nodeChildrenPost: async (api) => ({ params: { id: await rootNode(api) } }),
  setNode: async (api) => ({
    params: { uuid: (await api.ok<{ uuid: string }>('GET', '/base/user/me/')).uuid },
    body: { node: await rootNode(api) },
  }),
  log: () => ({
    body: { entries: [{ code: 20004, message: 'a picture did not upload', page: '/pages/index/index' }] },
  }),
  track: () => ({
    body: {
      events: [{ name: 'reading_progress', page: '/post/article/1/', data: { target: 'post.article:1', percent: 60 } }],
    },
  }),
  suggestions: () => ({ query: { search: '杯' } }),
  searchWords: none,
  countSearch: () => ({ body: { search: '杯' } }),
  upload: picture,
  notifyConfig: () => ({ body: { templates: ['a-template'] } }),
  jssdk: (api) => ({ query: { url: `${api.server}/mobile/` } }),
}
