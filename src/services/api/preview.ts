import { call, type InputOf } from '../client'

/** The reads of a page builder's preview, under the session of the studio that frames it. */
export const previewApi = {
  /** Modules of a draft as visitors would get them; nothing is stored. */
  renderModules: (body: InputOf<'POST /studio/page/render/'>['body']) =>
    call('POST /studio/page/render/', { body }, { silent: true }),
}
