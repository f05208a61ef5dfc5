import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { currencyCodes } from '../../domain/site/currencies'
import {
  legalPages,
  type SettingInput,
  type SettingName,
  settingNames,
  settingRow,
  type SiteSettings as Settings,
} from '../../domain/site/settings'
import { Id, Nullable } from '../common'

/** Most entries of a list. */
const LIST_MAX = 20

type Row = ReturnType<typeof settingRow>

const textOf = ({ min = 0, max, pattern }: Row): TSchema =>
  Type.String({
    minLength: min,
    ...(max !== undefined && { maxLength: max }),
    ...(pattern !== undefined && { pattern }),
  })

/** Schema of a setting's value by its input. */
const schemas: Readonly<Record<SettingInput, (row: Row) => TSchema>> = {
  line: textOf,
  lines: textOf,
  colour: textOf,
  picture: textOf,
  language: textOf,
  languages: (row) => Type.Array(textOf(row), { maxItems: LIST_MAX, uniqueItems: true }),
  countries: (row) => Type.Array(textOf(row), { maxItems: LIST_MAX, uniqueItems: true }),
  zone: textOf,
  switch: () => Type.Boolean(),
  list: (row) => Type.Array(textOf(row), { maxItems: LIST_MAX, uniqueItems: true }),
  currency: () => Type.Union(currencyCodes.map((code) => Type.Literal(code))),
}

function schemaOf(name: SettingName): TSchema {
  const row = settingRow(name)
  return schemas[row.input](row)
}

/** All settings by their names, as the table of settings says. */
export const SiteSettings = Type.Unsafe<Settings>(
  Type.Object(Object.fromEntries(settingNames.map((name) => [name, schemaOf(name)]))),
)

/** The site as it is edited. */
export const StudioSite = Type.Object({
  /** Version that a save has to name; the save is refused if another one came between. */
  version: Type.Integer(),
  settings: SiteSettings,
  /** False once something has a price: amounts are stored without their currency. */
  can_change_currency: Type.Boolean(),
  /** Languages of the interface. */
  languages: Type.Array(Type.String()),
  /** Hosts that mean this site. */
  domains: Type.Array(Type.String()),
  /** The pages of the agreement and of privacy, edited as pages are; null where one is not there. */
  legal: Type.Array(
    Type.Object({ slug: Type.Union(legalPages.map((slug) => Type.Literal(slug))), page: Nullable(Id) }),
  ),
})
export type StudioSite = Static<typeof StudioSite>
