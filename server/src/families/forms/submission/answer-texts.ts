import type { FieldSchema, FormSchema } from '@storefront/contract/domain/forms/form'
import { isPicture, isRegion } from '@storefront/contract/domain/forms/form-answers'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { getOwn } from '@storefront/contract/domain/get-own'
import type { Language } from '@storefront/contract/language'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../kernel/context.types'
import { translate } from '../../../kernel/i18n'

/** What was answered as people read it: choices by their labels, regions by their names, pictures by their addresses. */
export interface AnswerText {
  title: string
  value: string
  images: string[]
}

/** An answer before the addresses of its pictures are known. */
interface RawAnswer extends Omit<AnswerText, 'images'> {
  imageIds: number[]
}

/** Fields within fields, where a form has them: of an object, and of a list's items. */
type NestedField = FieldSchema & { readonly form?: FormSchema; readonly items?: FieldSchema }

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value; of an option of a searched list its label, of a proven number the number. */
function textOf({ choices = [] }: FieldSchema, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return translate(language, value ? 'forms.yes' : 'forms.no')
  if (isRegion(value)) return value.display
  if (isFields(value)) return String(getOwn(value, 'label') ?? getOwn(value, 'mobile') ?? getOwn(value, 'name') ?? getOwn(value, 'value') ?? '')
  return choices.find((choice) => choice.value === value)?.label ?? String(value)
}

function readField(field: NestedField, value: unknown, title: string, language: Language): RawAnswer[] {
  if (field.form) return readForm(field.form, isFields(value) ? value : {}, title, language)
  const { items } = field
  if (items && Array.isArray(value) && !field.choices)
    return value.flatMap((item, n) => readField(items, item, `${title} / ${items.title || field.title} ${n + 1}`, language))
  const values = Array.isArray(value) ? value : [value]
  const pictures = field.type === 'image' ? values.filter(isPicture) : []
  if (pictures.length > 0) return [{ title, value: '', imageIds: pictures.map(({ id }) => id) }]
  const texts = values.map((one) => textOf(field, one, language)).filter((text) => text !== '')
  return [{ title, value: texts.join(', '), imageIds: [] }]
}

/** Fields that hold no answer: they show where on a reservation's form the choice stands. */
const CHOICE_WIDGETS: readonly (string | undefined)[] = ['variant', 'reservation', 'reservation-result']

/** Answers in the form's order; fields within a field stand under its title: `guests / guest 1 / name`. */
function readForm({ properties }: FormSchema, answers: Readonly<Record<string, unknown>>, parent: string, language: Language): RawAnswer[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    CHOICE_WIDGETS.includes(field.widget) ? [] : readField(field, getOwn(answers, name), parent === '' ? field.title : `${parent} / ${field.title}`, language),
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
export async function answerTexts(ctx: JobCtx, tx: Connection, stored: readonly StoredAnswers[]): Promise<AnswerText[][]> {
  const schemas = new Map<unknown, FormSchema>()
  const schemaOf = ({ json_schema, ui_schema }: StoredAnswers): FormSchema => {
    const key = JSON.stringify([json_schema, ui_schema])
    const schema = schemas.get(key) ?? formSchemaOf(json_schema, ui_schema)
    schemas.set(key, schema)
    return schema
  }
  const all = stored.map((one) => readForm(schemaOf(one), one.answers, '', ctx.language))
  const ids = [...new Set(all.flat().flatMap(({ imageIds }) => imageIds))]
  const rows = ids.length > 0 ? await tx.rows<{ id: number; full_key: string }>(IMAGES, [ctx.tenant.id, ids]) : []
  const addresses = new Map(rows.map(({ id, full_key }) => [id, ctx.ports.storage.url(full_key)]))
  return all.map((answers) => answers.map(({ imageIds, ...answer }) => ({ ...answer, images: imageIds.flatMap((id) => addresses.get(id) ?? []) })))
}
