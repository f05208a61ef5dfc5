/** The calls of pages, in one place. */
import type {
  PageDocument as ContractDocument,
  PagePublication,
  PageRevision,
  PageProblem,
  StudioPage,
} from '@storefront/contract/entities/studio/page'
import { call } from '../../calls/call'
import { submitOnce } from '../../calls/submit-key'
import type { PageDocument } from '../document/types'

export type { StudioPageDetail as PageDetail } from '@storefront/contract/entities/studio/page'
export type PageRow = StudioPage
export type Problem = PageProblem
export type Revision = PageRevision
export type Publication = PagePublication

export const pageCalls = {
  list: (query: { search?: string; deleted?: boolean; limit: number; offset: number }) =>
    call('GET /studio/page/', { query }),
  create: ({ title, slug, doc }: { title: string; slug: string; doc?: PageDocument }) => {
    const body = { title, slug, ...(doc && { doc: doc as ContractDocument }) }
    return submitOnce('page-new', body, (key) => call('POST /studio/page/', { body, key }))
  },
  remove: (id: number, version: number) => call('DELETE /studio/page/{id}/', { params: { id }, query: { version } }),
  undelete: (id: number) =>
    submitOnce(`page-undelete-${id}`, {}, (key) => call('POST /studio/page/{id}/undelete/', { params: { id }, key })),
  read: (id: number) => call('GET /studio/page/{id}/', { params: { id } }),
  saveDraft: (id: number, { version, doc }: { version: number; doc: PageDocument }) =>
    call('PUT /studio/page/{id}/draft/', { params: { id }, body: { version, doc: doc as ContractDocument } }),
  discardDraft: (id: number) => call('DELETE /studio/page/{id}/draft/', { params: { id } }),
  check: (id: number) => call('GET /studio/page/{id}/check/', { params: { id } }),
  publish: (id: number, version: number) =>
    submitOnce(`page-publish-${id}`, { version }, (key) =>
      call('POST /studio/page/{id}/publish/', { params: { id }, body: { version }, key }),
    ),
  schedule: (id: number, body: { version: number; at: string }) =>
    submitOnce(`page-schedule-${id}`, body, (key) =>
      call('POST /studio/page/{id}/schedule/', { params: { id }, body, key }),
    ),
  unpublish: (id: number, version: number) =>
    submitOnce(`page-unpublish-${id}`, { version }, (key) =>
      call('POST /studio/page/{id}/unpublish/', { params: { id }, body: { version }, key }),
    ),
  cancel: (id: number, publication: number) =>
    call('DELETE /studio/page/{id}/publication/{publication}/', { params: { id, publication } }),
  publications: (id: number) => call('GET /studio/page/{id}/publication/', { params: { id } }),
  revisions: (id: number) => call('GET /studio/page/{id}/revision/', { params: { id } }),
  revision: (id: number, no: number) => call('GET /studio/page/{id}/revision/{no}/', { params: { id, no } }),
  checkpoint: (id: number, body: { name: string; version: number }) =>
    submitOnce(`page-checkpoint-${id}`, body, (key) =>
      call('POST /studio/page/{id}/revision/', { params: { id }, body, key }),
    ),
  restore: (id: number, no: number, version: number) =>
    submitOnce(`page-restore-${id}-${no}`, { version }, (key) =>
      call('POST /studio/page/{id}/revision/{no}/restore/', { params: { id, no }, body: { version }, key }),
    ),
  createPreview: (id: number) => call('POST /studio/page/{id}/preview/', { params: { id } }),
  endPreviews: (id: number) => call('DELETE /studio/page/{id}/preview/', { params: { id } }),
  presence: (id: number) => call('POST /studio/page/{id}/presence/', { params: { id } }),
}
