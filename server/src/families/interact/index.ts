import type { Handlers } from '../../kernel/handler'
import { FORM_IMAGE_KINDS, upload } from '../site/upload/service'
import { readDraft, saveDraft } from '../forms/form/draft'
import { readForm } from '../forms/form/service'
import { submitForm } from '../forms/form/submit'
import { readVote } from '../forms/vote/service'
import { submitVote } from '../forms/vote/submit'

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
