import type { FormSchema } from '@storefront/contract/domain/forms/form'
import {
  type Answers,
  isPicture,
  isProvenMobile,
  isRegion,
  isRemoteOption,
  isTypedName,
  shownInstances,
} from '@storefront/contract/domain/forms/form-answers'
import type { FieldInstance } from '@storefront/contract/domain/forms/form-instances'
import { FORM_PICTURE_KINDS } from '@storefront/contract/domain/forms/picture-kinds'
import { type PictureRules, pictureViolation } from '@storefront/contract/domain/forms/upload'
import { mapValues } from '@storefront/contract/domain/forms/form-values'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { isRegionPath } from '../../account/address/record'

/** Answers of one kind with the keys of their fields, also within objects and lists. */
interface Reference<T> {
  readonly key: string
  readonly schemaKey: string
  readonly field: FieldInstance['field']
  readonly value: T
}

const pick = <T>(
  instances: readonly FieldInstance[],
  is: (instance: FieldInstance, value: unknown) => boolean,
  isKind: (value: unknown) => value is T,
) =>
  instances.flatMap((instance): Reference<T>[] => {
    const { key, schemaKey, field, value } = instance
    return is(instance, value) && isKind(value) ? [{ key, schemaKey, field, value }] : []
  })

const OWN_PICTURES =
  'select id, full_key, bytes, width, height from image where tenant_id = $1 and user_id = $2 and id = any($3::bigint[])'
const OPTIONS = `select o.field, o.value from form_option o join unnest($3::text[], $4::text[]) as w (field, value) using (field, value)
  where o.tenant_id = $1 and o.form_id = $2`

interface StoredPicture {
  id: number
  full_key: string
  bytes: number | null
  width: number
  height: number
}

/**
 * Whether a stored picture is what its field asks for. The size is not checked of those that came before it was noted.
 */
function isFitting({ full_key, bytes, width, height }: StoredPicture, rules: PictureRules): boolean {
  const type = full_key.slice(full_key.lastIndexOf('.') + 1)
  return (
    pictureViolation(
      { bytes: bytes ?? 0, width, height, type },
      FORM_PICTURE_KINDS,
      bytes === null ? { resolution: rules.resolution } : rules,
    ) === null
  )
}

/** Whether the answer of a field is a picture in our own store. */
const storesPicture = ({ type, upload }: FieldInstance['field']): boolean =>
  type === 'signature' || (type === 'image' && !upload)

async function findWrongPicture(
  tx: Connection,
  ctx: UserCtx,
  instances: readonly FieldInstance[],
): Promise<string | null> {
  const pictures = pick(instances, ({ field }) => storesPicture(field), isPicture)
  if (pictures.length === 0) return null
  const rows = await tx.rows<StoredPicture>(OWN_PICTURES, [
    ctx.tenant.id,
    ctx.user.id,
    pictures.map(({ value }) => value.id),
  ])
  const stored = new Map(rows.map((row) => [row.id, row]))
  const wrongPicture = pictures.find(({ value, field }) => {
    const row = stored.get(value.id)
    return !row || !isFitting(row, field.picture ?? {})
  })
  return wrongPicture?.key ?? null
}

async function findUnknownRegion(
  tx: Connection,
  ctx: UserCtx,
  instances: readonly FieldInstance[],
): Promise<string | null> {
  for (const { key, value } of pick(instances, ({ field }) => field.type === 'address', isRegion))
    if (!(await isRegionPath(tx, ctx.tenant.country.code, value))) return key
  return null
}

const nameOf = (field: string, value: string): string => JSON.stringify([field, value])

/** Finds an answer that is not in an option list stored with the form; lists of other servers are not checked. */
async function findUnknownOption(
  tx: Connection,
  ctx: UserCtx,
  formId: number | null,
  instances: readonly FieldInstance[],
): Promise<string | null> {
  const options = pick(instances, ({ field }) => field.remote?.url === null, isRemoteOption)
  if (options.length === 0) return null
  if (formId === null) return options[0]?.key ?? null
  const values = [options.map(({ schemaKey }) => schemaKey), options.map(({ value }) => value.value)]
  const rows = await tx.rows<{ field: string; value: string }>(OPTIONS, [ctx.tenant.id, formId, ...values])
  const names = new Set(rows.map(({ field, value }) => nameOf(field, value)))
  return options.find(({ schemaKey, value }) => !names.has(nameOf(schemaKey, value.value)))?.key ?? null
}

/**
 * Key of the first field that names a picture which this user has not uploaded or which is not what it asks for, a
 * region that is none, or an option that is not offered; null when all are there.
 */
export async function findInvalidReference(
  tx: Connection,
  ctx: UserCtx,
  formId: number | null,
  schema: FormSchema,
  answers: Answers,
): Promise<string | null> {
  const instances = shownInstances(schema, answers)
  return (
    (await findWrongPicture(tx, ctx, instances)) ??
    (await findUnknownRegion(tx, ctx, instances)) ??
    (await findUnknownOption(tx, ctx, formId, instances))
  )
}

/**
 * Answers as they are stored: of a picture its id alone, since addresses may change, and of a proven number no code.
 */
export function storableAnswers(answers: Answers, schema: FormSchema): Record<string, unknown> {
  return mapValues(schema, answers, (field, value) => {
    if ((field.type === 'image' || field.type === 'signature') && isPicture(value)) return { id: value.id }
    if (field.type === 'signature' && isTypedName(value)) return { name: value.name }
    if (field.verifyKind && isProvenMobile(value)) return value.mobile
    return field.remote && isRemoteOption(value) ? { value: value.value, label: value.label } : value
  })
}
