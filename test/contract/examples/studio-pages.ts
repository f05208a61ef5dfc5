import type { Api } from '../../support/api'
import type { Make } from './example'

let pageNumber = 0
const pageBody = () => ({ title: '春茶', slug: `spring-${++pageNumber}` })
const createPage = (api: Api) =>
  api.ok<{ id: number; version: number; doc: { title: string; settings: object; modules: object[] } }>(
    'POST',
    '/studio/page/',
    { body: pageBody() },
  )
const blockBody = { kind: 'block', name: '开篇', doc: { title: '', settings: {}, modules: [] } }
const createBlock = (api: Api) => api.ok<{ id: number }>('POST', '/studio/block/', { body: blockBody })

export const studioPageExamples = {
  studioContent: () => ({ params: { type: 'shop.product' }, query: { search: '茶', limit: 3 } }),
  studioPages: () => ({ query: { limit: 5 } }),
  studioCreatePage: () => ({ body: pageBody() }),
  studioPage: async (api) => ({ params: { id: (await createPage(api)).id } }),
  studioBlocks: () => ({ query: { kind: 'block' } }),
  studioCreateBlock: () => ({ body: blockBody }),
  studioBlock: async (api) => ({ params: { id: (await createBlock(api)).id } }),
  studioDeleteBlock: async (api) => ({ params: { id: (await createBlock(api)).id } }),
  studioDeletePage: async (api) => {
    const { id, version } = await createPage(api)
    return { params: { id }, query: { version } }
  },
  studioUndeletePage: async (api) => {
    const { id, version } = await createPage(api)
    await api.ok('DELETE', `/studio/page/${id}/`, { query: { version } })
    return { params: { id } }
  },
  studioSaveDraft: async (api) => {
    const { id, version, doc } = await createPage(api)
    return { params: { id }, body: { version, doc: { ...doc, title: '春日新茶' } } }
  },
  studioDiscardDraft: async (api) => ({ params: { id: (await createPage(api)).id } }),
  studioCheckPage: async (api) => ({ params: { id: (await createPage(api)).id } }),
  studioPublishPage: async (api) => {
    const { id, version } = await createPage(api)
    return { params: { id }, body: { version } }
  },
  studioSchedulePage: async (api) => {
    const { id, version } = await createPage(api)
    return { params: { id }, body: { version, at: '2099-01-01T00:00:00.000Z' } }
  },
  studioCancelPublication: async (api) => {
    const { id, version } = await createPage(api)
    const body = { version, at: '2099-01-01T00:00:00.000Z' }
    const plan = await api.ok<{ id: number }>('POST', `/studio/page/${id}/schedule/`, { body })
    return { params: { id, publication: plan.id } }
  },
  studioPublications: async (api) => ({ params: { id: (await createPage(api)).id } }),
  studioRevisions: async (api) => ({ params: { id: (await createPage(api)).id } }),
  studioCheckpoint: async (api) => {
    const { id, version } = await createPage(api)
    return { params: { id }, body: { name: '初稿', version } }
  },
  studioUnpublishPage: async (api) => {
    const { id, version } = await createPage(api)
    return { params: { id }, body: { version } }
  },
  studioRevision: async (api) => {
    const { id, version } = await createPage(api)
    const { no } = await api.ok<{ no: number }>('POST', `/studio/page/${id}/revision/`, {
      body: { name: '初稿', version },
    })
    return { params: { id, no } }
  },
  studioRenderModules: async () => ({
    body: {
      modules: [
        { id: 2 ** 44, type: 'mpage.richtextpagemodule', name: '', style: '', config: { html: 'x' }, hidden: false },
      ],
    },
  }),
  studioRestore: async (api) => {
    const { id, version } = await createPage(api)
    const { no } = await api.ok<{ no: number }>('POST', `/studio/page/${id}/revision/`, {
      body: { name: '初稿', version },
    })
    return { params: { id, no }, body: { version } }
  },
  studioCreatePreview: async (api) => ({ params: { id: (await createPage(api)).id } }),
  studioEndPreviews: async (api) => ({ params: { id: (await createPage(api)).id } }),
  studioPresence: async (api) => ({ params: { id: (await createPage(api)).id } }),
} satisfies Record<string, Make>
