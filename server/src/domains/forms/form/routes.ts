import type { formEndpoints } from '@storefront/contract/endpoints/forms/form'
import type { Routes } from '../../../http/call/handler'
import { FORM_IMAGE_KINDS, upload } from '../../site/upload/service'
import { readDraft, saveDraft } from './draft'
import { searchOptions } from './options'
import { readForm } from './service'
import { submitForm } from './submit'

/** Handlers of contract/endpoints/forms/form. */
export const formRoutes: Routes<typeof formEndpoints> = {
  form: (ctx, { params }) => readForm(ctx, params.slug),
  formOptions: (ctx, { params, query }) => searchOptions(ctx, params.slug, params.name, query.keyword),
  submitForm: (ctx, { params, body }) => submitForm(ctx, params.slug, body),
  savedForm: (ctx, { params }) => readDraft(ctx, params.slug),
  saveForm: (ctx, { params, body }) => saveDraft(ctx, params.slug, body),
  formImageUpload: (ctx, { file }) => upload(ctx, file, FORM_IMAGE_KINDS),
}
