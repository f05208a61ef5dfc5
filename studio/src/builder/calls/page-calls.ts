/** The calls of pages, in one place. */
import { call } from '../../calls/call'
import { settleSubmit, submitKey } from '../../calls/submit-key'
import type { PageDocument } from '../document/types'

/** A page of the list. */
export interface PageRow {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly is_active: boolean
  /** Its draft differs from what visitors see. */
  readonly has_draft: boolean
  /** When it goes live; null where nothing waits. */
  readonly scheduled_at: string | null
  readonly updated_at: string | null
}

/** A page as it is edited. */
export interface PageDetail {
  readonly id: number
  readonly slug: string
  readonly version: number
  readonly doc: PageDocument
  readonly has_draft: boolean
}

export interface Problem {
  readonly level: 'error' | 'warning'
  /** The module that it is in; null for the page. */
  readonly module: number | null
  readonly text: string
}

export interface Revision {
  readonly no: number
  readonly name: string
  readonly reason: 'publish' | 'checkpoint' | 'restore'
  readonly by: string
  readonly at: string
}

export interface Publication {
  readonly id: number
  readonly revision_no: number
  readonly at: string
  readonly state: 'waiting' | 'done' | 'failed' | 'late' | 'cancelled'
  readonly error: string | null
  readonly by: string
}

interface Listing<T> {
  readonly count: number
  readonly results: readonly T[]
}

const send = call as unknown as <T>(key: string, input?: object) => Promise<T>

/** A write with an idempotency key, which a second press and a lost reply do not repeat. */
async function submit<T>(form: string, key: string, params: object, body: object): Promise<T> {
  const reply = await send<T>(key, { params, body, key: submitKey(form, body) })
  settleSubmit(form)
  return reply
}

export const pageCalls = {
  list: (query: { search?: string; limit: number; offset: number }) => send<Listing<PageRow>>('GET /studio/page/', { query }),
  create: (body: { title: string; slug: string }) => submit<PageDetail>('page-new', 'POST /studio/page/', {}, body),
  read: (id: number) => send<PageDetail>('GET /studio/page/{id}/', { params: { id } }),
  saveDraft: (id: number, body: { version: number; doc: PageDocument }) => send<{ version: number }>('PUT /studio/page/{id}/draft/', { params: { id }, body }),
  discardDraft: (id: number) => send<PageDetail>('DELETE /studio/page/{id}/draft/', { params: { id } }),
  check: (id: number) => send<{ problems: readonly Problem[] }>('GET /studio/page/{id}/check/', { params: { id } }),
  publish: (id: number, version: number) => submit<Publication>(`page-publish-${id}`, 'POST /studio/page/{id}/publish/', { id }, { version }),
  schedule: (id: number, body: { version: number; at: string }) => submit<Publication>(`page-schedule-${id}`, 'POST /studio/page/{id}/schedule/', { id }, body),
  cancel: (id: number, publication: number) => send<object>('DELETE /studio/page/{id}/publication/{publication}/', { params: { id, publication } }),
  publications: (id: number) => send<Listing<Publication>>('GET /studio/page/{id}/publication/', { params: { id } }),
  revisions: (id: number) => send<Listing<Revision>>('GET /studio/page/{id}/revision/', { params: { id } }),
  checkpoint: (id: number, body: { name: string; version: number }) =>
    submit<Revision>(`page-checkpoint-${id}`, 'POST /studio/page/{id}/revision/', { id }, body),
  restore: (id: number, no: number, version: number) =>
    submit<PageDetail>(`page-restore-${id}`, 'POST /studio/page/{id}/revision/{no}/restore/', { id, no }, { version }),
  presence: (id: number) => send<Listing<{ name: string }>>('POST /studio/page/{id}/presence/', { params: { id } }),
}
