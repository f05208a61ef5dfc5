import { dateTimeKindOf, type FieldSchema, type FormSchema, inputTypeOf } from '@storefront/contract/domain/forms/form'
import { isProvenMobile } from '@storefront/contract/domain/forms/form-answers'
import type { Contact } from '@storefront/contract/entities/account/payee'
import type { Person } from '@/features/account/contacts'
import type { FormStore, FormValues } from '@/forms/store/form-store'

/** The fields of a schema that ask for one person: the names that lead to each. */
interface ContactPaths {
  readonly name?: readonly string[]
  readonly mobile?: readonly string[]
}

type Part = keyof ContactPaths

/**
 * Names and titles of the fields that ask for a person, in the site's languages. A form made in the studio numbers its
 * fields, so that only the title tells; the number of an emergency contact is no one's own.
 */
const KEYS: Readonly<Record<Part, readonly string[]>> = {
  name: ['name', 'real_name', 'full_name', 'contact', 'contact_name'],
  mobile: ['mobile', 'phone', 'tel', 'contact_mobile', 'contact_phone'],
}
const TITLES: Readonly<Record<Part, RegExp>> = {
  name: /^(您的|你的)?(姓名|真实姓名|称呼|联系人|联系人姓名|参加人|参加人姓名)$|^(your |full |contact )?name$|^nama( lengkap| panggilan| kontak)?$/i,
  mobile:
    /^(您的|你的)?(手机|手机号|手机号码|联系手机|联系电话|电话)$|^(mobile|phone|contact)( number)?$|^(nomor|no\.?) (ponsel|hp|telepon|kontak)$/i,
}

/** Whether a field is a line of words that may hold each part. */
const HOLDS: Readonly<Record<Part, (field: FieldSchema) => boolean>> = {
  name: (field) => isLine(field) && [undefined, 'china-name'].includes(inputTypeOf(field)),
  mobile: (field) => inputTypeOf(field) === 'china-mobile' || (isLine(field) && inputTypeOf(field) === undefined),
}

const isLine = (field: FieldSchema): boolean =>
  ['string', 'tel'].includes(field.type) &&
  (field.widget ?? 'text') === 'text' &&
  !field.choices &&
  !field.remote &&
  !field.upload &&
  dateTimeKindOf(field) === undefined

/** Whether a field asks for the part: by its name, or else by its title. */
const asksFor = (part: Part, key: string, field: FieldSchema): boolean =>
  HOLDS[part](field) && (KEYS[part].includes(key) || TITLES[part].test(field.title.trim()))

/** Returns the fields of a form that ask for one person, those of its objects included; lists hold others. */
export function contactPathsOf(schema: FormSchema, path: readonly string[] = []): ContactPaths {
  let paths: ContactPaths = {}
  for (const [key, field] of Object.entries(schema.properties)) {
    if (field.fault) continue
    if (field.form) paths = { ...contactPathsOf(field.form, [...path, key]), ...paths }
    if (!paths.name && asksFor('name', key, field)) paths = { ...paths, name: [...path, key] }
    if (!paths.mobile && asksFor('mobile', key, field)) paths = { ...paths, mobile: [...path, key] }
  }
  return paths
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function textAt(values: FormValues, path: readonly string[]): string {
  const value = path.reduce<unknown>((part, key) => (isObject(part) ? Reflect.get(part, key) : undefined), values)
  return isProvenMobile(value) ? value.mobile : typeof value === 'string' ? value : ''
}

/** Returns the person of a form's values; null if the form asks for nobody's name. */
export function personIn({ name, mobile }: ContactPaths, values: FormValues): Person | null {
  return name ? { name: textAt(values, name), ...(mobile && { mobile: textAt(values, mobile) }) } : null
}

/** Writes a contact into the fields that ask for one; a number that has to be proven loses its code. */
export function fillContact(store: FormStore, paths: ContactPaths, { name, mobile }: Contact): void {
  if (paths.name) store.set(paths.name, name)
  if (!paths.mobile) return
  const isProven = isProvenMobile(store.valueAt(store.getState(), paths.mobile))
  store.set(paths.mobile, isProven ? { mobile, verify_code: '' } : mobile)
}
