import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import catalogue from '@storefront/contract/locales/zh-cn/studio/resource.json'
import type { TextKey, Translate } from '../i18n'

type Tree = { readonly [name: string]: Tree | string }

/** Whether the catalogues have a text; they all have the same ones. */
function hasText(path: string): boolean {
  const text = path
    .split('.')
    .reduce<Tree | string | undefined>(
      (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
      catalogue as Tree,
    )
  return typeof text === 'string'
}

/** Keys are made of names in contract/resources; a test finds those without a text. */
const first = (t: Translate, ...paths: readonly string[]): string => t((paths.find(hasText) ?? paths[0]) as TextKey)

/** Returns the name of a resource's items, for the menu and the list's title. */
export const resourceText = (t: Translate, name: ResourceName): string => first(t, `resource.names.${name}`)
/** The label of a field: its own in this resource, or the one that fields of this name have in common. */
export const fieldText = (t: Translate, name: ResourceName, field: string): string =>
  first(t, `resource.own.${name}.${field}`, `resource.fields.${field}`)
export const helpText = (t: Translate, name: ResourceName, field: string): string =>
  first(t, `resource.help.${name}.${field}`, `resource.help.${field}`)
export const choiceText = (t: Translate, name: ResourceName, field: string, value: string): string =>
  first(t, `resource.choices.${name}.${field}.${value}`)
export const groupText = (t: Translate, group: string | undefined): string =>
  first(t, `resource.groups.${group ?? 'basics'}`)

/** Returns the title of an item, for headings. */
export function itemTitle(name: ResourceName, values: Readonly<Record<string, unknown>>): string {
  return String(values[resourceOf(name).title] ?? '')
}
