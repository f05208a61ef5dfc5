import { Kind, type TSchema } from '@sinclair/typebox'
import { normalizeMobile, searchMobile } from '@storefront/contract/domain/account/mobile'
import type { Country } from '@storefront/contract/domain/country/country'
import { tidyCode, tidyLine, tidySearch, tidyText } from '@storefront/contract/domain/text/tidy'
import { LINE_MAX, NOT_BLANK, TEXT_OPTION } from '@storefront/contract/entities/common'

type Tidy = (text: string, country: Country) => string

/** Functions that normalise a text, by the option of its schema. */
const tidies: Readonly<Record<string, Tidy>> = {
  line: tidyLine,
  lines: tidyText,
  search: (text, country) => tidySearch(searchMobile(text, country)),
  code: tidyCode,
  mobile: normalizeMobile,
}

/** Returns how a text of a schema is tidied; undefined for one that stays as it came. */
function tidyOf({
  pattern,
  format,
  maxLength = Number.POSITIVE_INFINITY,
  [TEXT_OPTION]: option,
}: TSchema): Tidy | undefined {
  if (typeof option === 'string') return tidies[option]
  if (format !== undefined || (pattern !== undefined && pattern !== NOT_BLANK)) return undefined
  return maxLength <= LINE_MAX ? tidyLine : tidyText
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the branch of a union by which a value is tidied: for a text the one that takes any text, for an object the
 * one that names most of its properties.
 */
function branchOf(branches: readonly TSchema[], value: unknown): TSchema | undefined {
  if (typeof value === 'string')
    return branches.some((one) => one.const === value) ? undefined : branches.find((one) => one[Kind] === 'String')
  if (Array.isArray(value)) return branches.find((one) => one[Kind] === 'Array')
  if (!isFields(value)) return undefined
  const names = Object.keys(value)
  const score = ({ properties = {} }: TSchema) =>
    names.filter((name) => Object.hasOwn(properties, name)).length +
    (Object.entries<TSchema>(properties).some(
      ([name, { const: literal }]) => literal !== undefined && value[name] === literal,
    )
      ? names.length
      : 0)
  return branches
    .filter((one) => one[Kind] === 'Object' || one[Kind] === 'Record')
    .sort((one, other) => score(other) - score(one))[0]
}

/**
 * Returns a copy of an unchecked value whose texts are tidied as its schema says, at any depth: a client that sends
 * blanks or invisible letters around a name gives the same name as one that does not. Parts that do not fit the schema
 * stay as they are, for the check to refuse.
 * @param country the site's, in whose way mobile numbers are stored
 */
export function tidyTexts(schema: TSchema, value: unknown, country: Country): unknown {
  const { properties, patternProperties, items, anyOf } = schema
  if (schema[TEXT_OPTION] === 'verbatim') return value
  if (Array.isArray(anyOf)) {
    const branch = branchOf(anyOf, value)
    return branch ? tidyTexts(branch, value, country) : value
  }
  if (typeof value === 'string') return schema[Kind] === 'String' ? (tidyOf(schema)?.(value, country) ?? value) : value
  if (Array.isArray(value))
    return items && !Array.isArray(items) ? value.map((item) => tidyTexts(items, item, country)) : value
  if (!isFields(value)) return value
  const [inner]: (TSchema | undefined)[] = Object.values(patternProperties ?? {})
  const schemaOf = (name: string): TSchema | undefined =>
    properties ? (Object.hasOwn(properties, name) ? properties[name] : undefined) : inner
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const own = schemaOf(name)
      return [name, own ? tidyTexts(own, item, country) : item]
    }),
  )
}
