import type { Handlers } from '../../kernel/handler'
import { FORM_IMAGE_KINDS, upload } from '../base/upload'
import { readDraft, saveDraft } from './form/draft'
import { readForm } from './form/service'
import { submitForm } from './form/submit'
import { readVote } from './vote/service'
import { submitVote } from './vote/submit'

/** One handler for each call of contract/endpoints/interact. */
export const interactHandlers: Handlers<'interact'> = {
  form: (ctx, { params }) => readForm(ctx, params.slug),
  submitForm: (ctx, { params, body }) => submitForm(ctx, params.slug, body),
  savedForm: (ctx, { params }) => readDraft(ctx, params.slug),
  saveForm: (ctx, { params, body }) => saveDraft(ctx, params.slug, body),
  formImageUpload: (ctx, { file }) => upload(ctx, file, FORM_IMAGE_KINDS),
  vote: (ctx, { params }) => readVote(ctx, params.id),
  submitVote: (ctx, { params, body }) => submitVote(ctx, params.id, body.submits),
}
