import { type FieldSchema, type FormSchema, isAnswerable, isItemList } from '@storefront/contract/domain/forms/form'
import {
  isPicture,
  isProvenMobile,
  isRegion,
  isRemoteOption,
  isTypedName,
} from '@storefront/contract/domain/forms/form-answers'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { isFields } from '@storefront/contract/domain/forms/values'
import { getOwn } from '@storefront/contract/domain/get-own'
import type { Language } from '@storefront/contract/language'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'

/** An answer as people read it: choices as their labels, regions as their names, pictures as their addresses. */
export interface AnswerText {
  title: string
  value: string
  images: string[]
}

/** An answer before the addresses of its pictures are known. */
interface RawAnswer extends Omit<AnswerText, 'images'> {
  imageIds: number[]
}

/** Returns one value; of an option of a searched list its label, of a proven number the number. */
function textOf({ type, choices = [] }: FieldSchema, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return translate(language, value ? 'forms.yes' : 'forms.no')
  if (isRegion(value)) return value.display
  if (isRemoteOption(value)) return value.label
  if (isProvenMobile(value)) return value.mobile
  if (type === 'signature' && isTypedName(value)) return value.name
  // What no field of today holds: the form was changed since.
  if (typeof value === 'object') return ''
  return choices.find((choice) => choice.value === value)?.label ?? String(value)
}

function readField(field: FieldSchema, value: unknown, title: string, language: Language): RawAnswer[] {
  const { form, items } = field
  if (form) return readForm(form, value, { parent: title, place: '' }, language)
  const values = Array.isArray(value) ? value : [value]
  if (items && isItemList(field))
    return Array.isArray(value) ? value.flatMap((item, n) => readItem(items, item, title, ` ${n + 1}`, language)) : []
  const pictures = values.filter(isPicture)
  if (pictures.length > 0) return [{ title, value: '', imageIds: pictures.map(({ id }) => id) }]
  const texts = values.map((one) => textOf(field, one, language)).filter((text) => text !== '')
  return [{ title, value: texts.join(', '), imageIds: [] }]
}

/** Returns one item of a list: its fields carry its place, or it does itself where it has none. */
function readItem(item: FieldSchema, value: unknown, title: string, place: string, language: Language): RawAnswer[] {
  return item.form
    ? readForm(item.form, value, { parent: title, place }, language)
    : readField(item, value, title + place, language)
}

/**
 * Answers in the form's order. Fields within a field stand under its title, those of a list with their place in it:
 * `guests / name 2`.
 */
function readForm(
  { properties }: FormSchema,
  answers: unknown,
  { parent, place }: { parent: string; place: string },
  language: Language,
): RawAnswer[] {
  const values = isFields(answers) ? answers : {}
  const fields = Object.entries(properties).filter(([, field]) => isAnswerable(field))
  return fields.flatMap(([name, field]) =>
    readField(field, getOwn(values, name), (parent === '' ? '' : `${parent} / `) + field.title + place, language),
  )
}

/** Schemas as they are stored, and what was filled in. */
export interface StoredAnswers {
  json_schema: unknown
  ui_schema: unknown
  answers: Readonly<Record<string, unknown>>
}

const IMAGES = 'select id, full_key from image where tenant_id = $1 and id = any($2::bigint[])'

/** Answers of several submissions as texts, each in its form's order; the pictures of all are looked up at once. */
export async function answerTexts(
  ctx: JobCtx,
  tx: Connection,
  stored: readonly StoredAnswers[],
): Promise<AnswerText[][]> {
  const schemas = new Map<unknown, FormSchema>()
  let last: (Pick<StoredAnswers, 'json_schema' | 'ui_schema'> & { schema: FormSchema }) | undefined
  const schemaOf = ({ json_schema, ui_schema }: StoredAnswers): FormSchema => {
    // Those of one form may share the objects: to write them out for each would take longer than to read its answers.
    if (last && last.json_schema === json_schema && last.ui_schema === ui_schema) return last.schema
    const key = JSON.stringify([json_schema, ui_schema])
    const schema = schemas.get(key) ?? formSchemaOf(json_schema, ui_schema)
    schemas.set(key, schema)
    last = { json_schema, ui_schema, schema }
    return schema
  }
  const all = stored.map((one) => readForm(schemaOf(one), one.answers, { parent: '', place: '' }, ctx.language))
  const ids = [...new Set(all.flat().flatMap(({ imageIds }) => imageIds))]
  const rows = ids.length > 0 ? await tx.rows<{ id: number; full_key: string }>(IMAGES, [ctx.tenant.id, ids]) : []
  const addresses = new Map(rows.map(({ id, full_key }) => [id, ctx.ports.storage.url(full_key)]))
  return all.map((answers) =>
    answers.map(({ imageIds, ...answer }) => ({
      ...answer,
      images: imageIds.flatMap((id) => addresses.get(id) ?? []),
    })),
  )
}
