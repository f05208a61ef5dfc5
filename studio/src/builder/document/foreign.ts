/** Modules of another site: their pictures come by address, what they refer to there is taken out and listed. */
import type { Image } from '@storefront/contract/entities/common'
import { modules as moduleRows } from '@storefront/contract/modules'
import { checkConfig } from '@storefront/contract/modules/check'
import type { Copy } from './copy'
import { pictureIdOf } from './pictures'
import type { ModuleDocument } from './types'

/** A part of a copy that could not be kept: a property of a module, by its name; null for the module itself. */
export interface Loss {
  readonly module: ModuleDocument
  readonly property: string | null
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Properties whose values name content of the site. */
const REFERENCES = new Set([
  'ids',
  'ignore_id',
  'category',
  'user',
  'oid',
  'oslug',
  'slug',
  'subpage',
  'page_id',
  'composedpage_id',
])
const LINKS = new Set(['link', 'more_link'])
const NOTHING: Image = { full: '', thumb: '', thumb_wx_mp: '', width: 0, height: 0 }

/** Whether a link leads to one piece of content, and not to a list, a place or an address. */
const isToContent = ({ id, slug, oid, oslug, subpage }: Json): boolean =>
  [id, slug, oid, oslug, subpage].some((value) => value !== undefined)

/** Embedded forms, votes and products of a rich text, which are the other site's. */
function withoutEmbeds(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const embeds = page.body.querySelectorAll('[data-form], [data-vote], [data-product]')
  for (const embed of embeds) embed.remove()
  return embeds.length > 0 ? page.body.innerHTML : html
}

function adoptModule(
  module: ModuleDocument,
  pictures: ReadonlyMap<number, Image>,
): { module: ModuleDocument | null; losses: Loss[] } {
  const lostProperties = new Set<string>()
  const lose = (name: string) => void lostProperties.add(name)
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert)
    if (!isObject(value)) return value
    const picture = pictureIdOf(value)
    if (picture === null) return Object.fromEntries(Object.entries(value).flatMap(convertProperty))
    if (!pictures.has(picture)) lose('image')
    return pictures.get(picture) ?? NOTHING
  }
  const convertProperty = ([name, value]: [string, unknown]): [string, unknown][] => {
    if (LINKS.has(name) && isObject(value)) {
      if (!isToContent(value) && value.category === undefined) return [[name, value]]
      lose(name)
      const { category: _, ...list } = value
      return [[name, isToContent(value) ? {} : list]]
    }
    if (REFERENCES.has(name)) {
      lose(name)
      return []
    }
    if (name === 'html' && typeof value === 'string') {
      const html = withoutEmbeds(value)
      if (html !== value) lose(name)
      return [[name, html]]
    }
    return [[name, convert(value)]]
  }
  const adopted = { ...module, config: convert(module.config) as ModuleDocument['config'] }
  const row = moduleRows.find(({ type }) => type === module.type)
  if (!row || checkConfig(row, adopted.config).length > 0) return { module: null, losses: [{ module, property: null }] }
  return { module: adopted, losses: [...lostProperties].map((property) => ({ module, property })) }
}

/** The modules of a copy as this site can have them: as they are when they come from it. */
export function adoptCopy(
  { modules, site, pictures }: Copy,
  ownSite: string,
): { modules: ModuleDocument[]; losses: Loss[] } {
  if (site === null || site === ownSite) return { modules, losses: [] }
  const results = modules.map((module) => adoptModule(module, pictures))
  return { modules: results.flatMap(({ module }) => module ?? []), losses: results.flatMap(({ losses }) => losses) }
}
