import { Type } from '@sinclair/typebox'
import { ById, NonBlank, Ok, Page } from '../../entities/common'
import { BlockKind, PAGE_BYTES, PageBlock, PageBlockDetail, PageDocument } from '../../entities/studio/page'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changePage

/** Content that page editors save for reuse: some modules as a block, a whole page as a template. */
export const studioBlockEndpoints = {
  studioBlocks: endpoint({
    method: 'GET',
    path: '/studio/block/',
    summary: 'Saved blocks, or templates, the newest first',
    query: Type.Object({ kind: BlockKind }),
    reply: Page(PageBlock),
    auth,
  }),
  studioCreateBlock: endpoint({
    method: 'POST',
    path: '/studio/block/',
    summary: 'Keeps modules as a block, or a page as a template; later changes of the page do not change it',
    body: Type.Object({ kind: BlockKind, name: NonBlank(60), doc: PageDocument }),
    bodyMax: PAGE_BYTES,
    reply: PageBlock,
    auth,
    idempotent: true,
  }),
  studioBlock: endpoint({
    method: 'GET',
    path: '/studio/block/{id}/',
    summary: 'One block or template with its document, brought up to the present schemas',
    params: ById,
    reply: PageBlockDetail,
    errors: ['notFound'],
    auth,
  }),
  studioDeleteBlock: endpoint({
    method: 'DELETE',
    path: '/studio/block/{id}/',
    summary: 'Deletes a block or a template; pages that were made of it stay as they are',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth,
  }),
}
