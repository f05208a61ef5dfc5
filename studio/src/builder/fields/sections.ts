import type { Schema } from './schema'

export type SectionName = 'content' | 'title' | 'look' | 'link' | 'behaviour'

/** The sections of the properties of a module's frame; the properties of its type itself are its content. */
const places: Readonly<Record<string, SectionName>> = {
  has_title: 'title',
  title_config: 'title',
  icon: 'title',
  list_config: 'title',
  padding_lr: 'look',
  has_margin_b: 'look',
  module_background_color: 'look',
  layoutConfig: 'look',
  style_config: 'look',
  items_config: 'look',
  page_key: 'link',
  resource: 'link',
  oid: 'link',
  oslug: 'link',
  slug: 'link',
  subpage: 'link',
  link_type: 'link',
  resourceQuery: 'link',
  module_is_accordion: 'behaviour',
  is_folded: 'behaviour',
  show_empty: 'behaviour',
  ignore_id: 'behaviour',
}

/** Sections in their order on the screen; those that begin open. */
export const sectionNames: readonly SectionName[] = ['content', 'title', 'look', 'link', 'behaviour']
export const openSections: readonly SectionName[] = ['content', 'title']

/** Types whose schemas have a `url` of their own: a film's. Elsewhere it belongs to the module's link. */
const ownUrl = ({ properties = {} }: Schema): boolean => Object.hasOwn(properties, 'poster')

/** The names of a config's properties by section. */
export function sectionsOf(schema: Schema): ReadonlyMap<SectionName, readonly string[]> {
  const placeOf = (name: string): SectionName =>
    name === 'url' && !ownUrl(schema) ? 'link' : (places[name] ?? 'content')
  const names = Object.keys(schema.properties ?? {})
  return new Map(sectionNames.map((section) => [section, names.filter((name) => placeOf(name) === section)]))
}
