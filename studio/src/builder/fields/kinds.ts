import { choicesOf, hasProperties, type Schema } from './schema'

/** The kind of control that edits a property. */
export type FieldKind =
  | 'switch'
  | 'choice'
  | 'number'
  | 'colour'
  | 'html'
  | 'multiline'
  | 'text'
  | 'content'
  | 'searchType'
  | 'place'
  | 'resourceType'
  | 'words'
  | 'contents'
  | 'picture'
  | 'link'
  | 'tabs'
  | 'areas'
  | 'list'
  | 'query'
  | 'group'
  | 'moment'

/** Properties whose schema says less than their name does. */
const names: Readonly<Record<string, FieldKind>> = {
  color: 'colour',
  module_background_color: 'colour',
  item_background_color: 'colour',
  html: 'html',
  intro: 'multiline',
  description: 'multiline',
  groups: 'tabs',
  annotations: 'areas',
  search_type: 'searchType',
  page_key: 'place',
  ignore_id: 'content',
  category: 'content',
  resource: 'resourceType',
  until: 'moment',
}

const isNumeric = (schema: Schema | undefined): boolean => schema?.type === 'integer' || schema?.type === 'number'

/** THE table of field kinds: the first row that matches a schema tells how it is edited. */
const kinds: readonly { kind: FieldKind; matches: (schema: Schema) => boolean }[] = [
  { kind: 'switch', matches: ({ type }) => type === 'boolean' },
  { kind: 'choice', matches: (schema) => choicesOf(schema).length > 0 },
  // A number, or a name in its place: how a piece of content is named.
  {
    kind: 'content',
    matches: ({ anyOf = [] }) => anyOf.some(isNumeric) && anyOf.some(({ type }) => type === 'string'),
  },
  { kind: 'number', matches: isNumeric },
  { kind: 'text', matches: ({ type }) => type === 'string' },
  { kind: 'words', matches: ({ type, items }) => type === 'array' && items?.type === 'string' },
  { kind: 'contents', matches: ({ type, items }) => type === 'array' && isNumeric(items) },
  { kind: 'list', matches: ({ type, items }) => type === 'array' && items?.type === 'object' },
  { kind: 'picture', matches: (schema) => hasProperties(schema, 'full', 'thumb', 'thumb_wx_mp') },
  { kind: 'link', matches: (schema) => hasProperties(schema, 'page_key', 'oid', 'url', 'link_type') },
  { kind: 'query', matches: ({ type, patternProperties }) => type === 'object' && patternProperties !== undefined },
  { kind: 'group', matches: ({ type, properties }) => type === 'object' && properties !== undefined },
]

/** Returns the kind of control that edits a property; null if the builder has no field for it. */
export const fieldKind = (name: string, schema: Schema): FieldKind | null =>
  names[name] ?? kinds.find(({ matches }) => matches(schema))?.kind ?? null
