import { Type } from '@sinclair/typebox'
import { Id, Image, Moment, Nullable } from '../../entities/common'
import { FormDetail, FormOption } from '../../entities/forms/form'
import { endpoint } from '../define'
import { uploadErrors } from '../site/upload'

const BySlug = Type.Object({ slug: Type.String({ maxLength: 60 }) })
/** A form's values by the names of its fields. */
const Values = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 200 })

/** Forms: submissions and drafts. */
export const formEndpoints = {
  form: endpoint({
    method: 'GET',
    path: '/form/form/{slug}/',
    summary: 'A form and whether it may be filled in',
    params: BySlug,
    reply: FormDetail,
    errors: ['notFound'],
    auth: 'any',
    silent: true,
  }),
  formOptions: endpoint({
    method: 'GET',
    path: '/form/form/{slug}/options/{name}/',
    summary: 'Options of a field whose list is searched, at most 20; the field by the names that lead to it, with dots',
    params: Type.Object({ slug: Type.String({ maxLength: 60 }), name: Type.String({ maxLength: 500 }) }),
    query: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 100 })) }),
    reply: Type.Object({ results: Type.Array(FormOption) }),
    errors: ['notFound'],
    auth: 'any',
    silent: true,
  }),
  submitForm: endpoint({
    method: 'POST',
    path: '/form/form/{slug}/submit/',
    summary: 'Fills a form in',
    params: BySlug,
    body: Values,
    reply: Type.Object({ id: Id, success_page_title: Type.String(), success_page_message: Type.String() }),
    errors: [
      'mobileBindRequired',
      'notFound',
      'formLimit',
      'formLimitToday',
      'formInactive',
      'formFuture',
      'formOver',
      'formAnswerWrong',
      'formOptionFull',
      'mobileInvalid',
      'codeWrong',
    ],
    auth: 'user',
    idempotent: true,
  }),
  savedForm: endpoint({
    method: 'GET',
    path: '/form/form/{slug}/temp-save/',
    summary: 'What the user has filled in so far; null when nothing is kept',
    params: BySlug,
    reply: Type.Object({
      saved_data: Nullable(Type.Record(Type.String(), Type.Unknown())),
      saved_at: Nullable(Moment),
    }),
    errors: ['notFound'],
    auth: 'user',
    silent: true,
  }),
  saveForm: endpoint({
    method: 'POST',
    path: '/form/form/{slug}/temp-save/',
    summary: 'Keeps what is filled in so far',
    params: BySlug,
    body: Values,
    reply: Type.Object({ ok: Type.Literal(true), saved_at: Moment }),
    errors: ['notFound'],
    auth: 'user',
    silent: true,
  }),
  formImageUpload: endpoint({
    method: 'POST',
    path: '/form/form/image_upload/',
    summary: 'Stores a picture that an answer of a form names: jpeg or png',
    reply: Type.Composite([Image, Type.Object({ id: Id })]),
    errors: uploadErrors,
    auth: 'user',
    upload: true,
  }),
}
