import type { LocalImage } from '@/platform/images/types'
import { call, type InputOf, type Reply, type Read } from '../client'
import { type UploadOptions, upload } from '../upload'

export type FormAnswers = InputOf<'POST /form/form/{slug}/submit/'>['body']
export type Ballot = InputOf<'POST /vote/vote/{id}/submit/'>['body']['submits']

/**
 * Forms and votes, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const formsApi = {
  form: (slug: string, options?: Read) =>
    call('GET /form/form/{slug}/', { params: { slug } }, { ...options, silent: true }),
  submitForm: (slug: string, body: FormAnswers, idempotencyKey: string) =>
    call('POST /form/form/{slug}/submit/', { params: { slug }, body }, { idempotencyKey }),
  savedForm: (slug: string, options?: Read) =>
    call('GET /form/form/{slug}/temp-save/', { params: { slug } }, { ...options, silent: true }),
  saveForm: (slug: string, body: FormAnswers) =>
    call('POST /form/form/{slug}/temp-save/', { params: { slug }, body }, { silent: true }),
  /** A picture that an answer names. */
  uploadImage: (image: LocalImage, options?: UploadOptions) =>
    upload('/form/form/image_upload/', image, options) as Promise<Reply<'POST /form/form/image_upload/'>>,
  vote: (id: string, options?: Read) => call('GET /vote/vote/{id}/', { params: { id } }, { ...options, silent: true }),
  submitVote: (id: string, submits: Ballot, idempotencyKey: string) =>
    call('POST /vote/vote/{id}/submit/', { params: { id }, body: { submits } }, { idempotencyKey }),
}
