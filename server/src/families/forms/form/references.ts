import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { type Answers, isPicture, isRegion } from '@storefront/contract/domain/forms/form-answers'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../kernel/context.types'
import { isRegionPath } from '../../account/address/record'

/** Answers by field whose values are of one kind. */
const pick = <T>(answers: Answers, is: (value: unknown) => value is T, names: readonly string[]): [string, T][] =>
  names.flatMap((name) => (is(answers[name]) ? [[name, answers[name]] as [string, T]] : []))

const namesOf = ({ properties }: FormSchema, type: string): string[] => Object.keys(properties).filter((name) => properties[name]?.type === type)

/** The first field that names a picture which this user has not uploaded, or a region that is none; null when all are there. */
export async function findInvalidReference(tx: Connection, ctx: UserCtx, schema: FormSchema, answers: Answers): Promise<string | null> {
  const pictures = pick(answers, isPicture, namesOf(schema, 'image'))
  if (pictures.length > 0) {
    const rows = await tx.rows<{ id: number }>('select id from image where tenant_id = $1 and user_id = $2 and id = any($3::bigint[])', [
      ctx.tenant.id,
      ctx.user.id,
      pictures.map(([, { id }]) => id),
    ])
    const own = new Set(rows.map(({ id }) => id))
    const invalid = pictures.find(([, { id }]) => !own.has(id))
    if (invalid) return invalid[0]
  }
  for (const [name, { province, city, district }] of pick(answers, isRegion, namesOf(schema, 'address')))
    if (!(await isRegionPath(tx, province, city, district))) return name
  return null
}

/** Answers as they are stored: of a picture its id alone, since addresses may change. */
export function storableAnswers(answers: Answers, schema: FormSchema): Record<string, unknown> {
  const pictures = pick(answers, isPicture, namesOf(schema, 'image')).map(([name, { id }]) => [name, { id }] as const)
  return { ...answers, ...Object.fromEntries(pictures) }
}
