import type { Api } from '../../support/api'
import { type Make, picture } from './example'

const upload = (api: Api) => api.ok<{ id: number }>('POST', '/studio/upload/', picture())
let count = 0
const newFolder = (api: Api) => {
  count += 1
  return api.ok<{ id: number }>('POST', '/studio/media/folder/', { body: { name: `秋季 ${count}` } })
}

export const studioMediaExamples = {
  studioMedia: () => ({ query: { limit: 5, kind: 'picture' } }),
  studioMediaFolders: () => ({}),
  studioMediaFile: async (api) => ({ params: { id: (await upload(api)).id } }),
  studioSaveMedia: async (api) => ({
    params: { id: (await upload(api)).id },
    body: { name: '青釉杯', alt: '一只青色的杯', focal: { x: 40, y: 60 }, folder: null },
  }),
  studioMoveMedia: async (api) => ({
    body: { ids: [(await upload(api)).id], folder: (await newFolder(api)).id },
  }),
  studioReplaceMedia: async (api) => ({ params: { id: (await upload(api)).id }, ...picture() }),
  studioDeleteMedia: async (api) => ({ params: { id: (await upload(api)).id } }),
  studioRestoreMedia: async (api) => {
    const { id } = await upload(api)
    await api.ok('DELETE', `/studio/media/${id}/`)
    return { params: { id } }
  },
  studioCreateMediaFolder: () => ({ body: { name: '包装' } }),
  studioSaveMediaFolder: async (api) => ({ params: { id: (await newFolder(api)).id }, body: { name: '包装盒' } }),
  studioDeleteMediaFolder: async (api) => ({ params: { id: (await newFolder(api)).id } }),
} satisfies Record<string, Make>
