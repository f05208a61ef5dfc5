import { escapeHtml } from '../../server/src/lib/html'
import type { PaletteName, PictureSpec, SceneName, Shot } from '../pictures/index'
import type { LinkSeed, ProductSeed, VariantSeed } from './types'

const sceneIn =
  (width: number, height: number) =>
  (scene: SceneName, palette: PaletteName, seed = 1): PictureSpec => ({ scene, palette, seed, width, height })

/** Pictures by where they hang; sizes in pixels. */
export const banner = sceneIn(1125, 540)
export const cover = sceneIn(1200, 800)
export const poster = sceneIn(900, 1200)
export const icon = sceneIn(144, 144)
export const mark = sceneIn(256, 256)
export const face = sceneIn(240, 240)
export const inline = sceneIn(1080, 720)
const snapIn =
  (width: number, height: number) =>
  (scene: SceneName, palette: PaletteName, seed = 1): PictureSpec => ({
    ...sceneIn(width, height)(scene, palette, seed),
    shot: 'snap',
  })

/** Photographs as people take them: square, upright, and a phone's full height. */
export const square = snapIn(900, 900)
export const upright = snapIn(900, 1200)
export const phone = snapIn(720, 1280)

/** A QR code that says `text`. */
export const qr = (text: string): PictureSpec => ({
  scene: 'qr',
  palette: 'ink',
  seed: 1,
  width: 396,
  height: 396,
  text,
})

/** One product picture, 900 x 900. */
export const shot = (scene: SceneName, palette: PaletteName, seed: number, kind: Shot = 'hero'): PictureSpec => ({
  scene,
  palette,
  seed,
  width: 900,
  height: 900,
  shot: kind,
})

/** Short for the shots of a product: h(ero), c(lose), p(air), s(cene), d(etail), b(ox), u: in use. */
const kinds: Record<string, Shot> = {
  h: 'hero',
  c: 'close',
  p: 'pair',
  s: 'scene',
  d: 'detail',
  b: 'box',
  u: 'hand',
}

/** Pictures of one object in one colourway: `pics('cup', 'celadon', 3, 'hcs')`. */
export const pics = (scene: SceneName, palette: PaletteName, seed: number, shots = 'hs'): PictureSpec[] =>
  [...shots].map((letter) => shot(scene, palette, seed, kinds[letter] ?? 'hero'))

type Choice = readonly [value: string, price: number, inventory: number | null, picture?: PictureSpec]

/** The short form of a product: one `stock` for a single variant, or the choices of one or two attributes. */
type Draft = Omit<ProductSeed, 'ctype' | 'price' | 'priceMarked' | 'variants' | 'weight'> &
  Partial<Pick<ProductSeed, 'ctype' | 'priceMarked' | 'weight'>> &
  (
    | { price: number; stock: number | null }
    | { attribute: string; choices: readonly Choice[] }
    | {
        attributes: readonly [string, string]
        first: readonly string[]
        second: readonly Choice[]
        gone?: readonly string[]
      }
  )

function variantsOf(d: Draft): VariantSeed[] {
  // A promotion is of the whole product: each variant drops by the same share.
  if ('stock' in d)
    return [{ sku: d.code, attributes: [], price: d.price, promotionPrice: d.promotionPrice, inventory: d.stock }]
  if ('choices' in d) {
    const low = Math.min(...d.choices.map((c) => c[1]))
    return d.choices.map(([value, price, inventory, picture], i) => ({
      sku: `${d.code}-${i + 1}`,
      attributes: [{ name: d.attribute, value }],
      price,
      promotionPrice: promotion(d.promotionPrice, price, low),
      inventory,
      picture,
    }))
  }
  const low = Math.min(...d.second.map((c) => c[1]))
  return d.first.flatMap((one, i) =>
    d.second.map(([two, price, inventory, picture], j) => ({
      sku: `${d.code}-${i + 1}${j + 1}`,
      attributes: [
        { name: d.attributes[0], value: one },
        { name: d.attributes[1], value: two },
      ],
      price,
      promotionPrice: promotion(d.promotionPrice, price, low),
      inventory: d.gone?.includes(`${one}/${two}`) ? 0 : inventory === null ? null : Math.max(0, inventory - i * 7),
      picture,
    })),
  )
}

/** Promotion of a dearer variant, in steps of 100 minor units as people write prices. */
function promotion(lowest: number | undefined, price: number, low: number): number | undefined {
  return lowest === undefined ? undefined : price === low ? lowest : Math.round((price * lowest) / low / 100) * 100
}

/** Completes a draft: type, weight, lowest price and variants. */
export function product(d: Draft): ProductSeed {
  const variants = variantsOf(d)
  return {
    code: d.code,
    name: d.name,
    abstract: d.abstract,
    category: d.category,
    ctype: d.ctype ?? 'shop.product',
    price: Math.min(...variants.map((v) => v.price)),
    priceMarked: d.priceMarked ?? null,
    promotionPrice: d.promotionPrice,
    weight: d.ctype === 'shop.eticket' ? 0 : (d.weight ?? 500),
    tags: d.tags,
    ...(d.maxPerUser !== undefined && { maxPerUser: d.maxPerUser }),
    ...(d.onSaleInDays !== undefined && { onSaleInDays: d.onSaleInDays }),
    ...(d.hasFilm !== undefined && { hasFilm: d.hasFilm }),
    ...(d.seo && { seo: d.seo }),
    story: d.story,
    specs: d.specs,
    pictures: d.pictures,
    variants,
  }
}

/** Paragraphs as HTML. */
export const paragraphs = (...lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('')

/** Stands for the address of the demo's film, in a body and in a module's settings. */
export const FILM = '{{film}}'

/** A film in a body. */
export const film = (title: string): string => `<video src="${FILM}" title="${escapeHtml(title)}"></video>`

/** Products in a body, by their codes; `placeProducts` makes ids of them. */
export const goods = (...codes: readonly string[]): string =>
  `<div data-product="${codes.map((code) => `{{${code}}}`).join(' ')}"></div>`

/** Places of products in a body become their ids. */
export const placeProducts = (body: string, idOf: (code: string) => number): string =>
  body.replace(/\{\{([A-Z]{2}\d{2})\}\}/g, (_, code: string) => String(idOf(code)))

/** Places `{{0}}`, `{{1}}` in a body become the pictures of that number. */
export function placePictures(
  body: string,
  alt: string,
  pictures: readonly PictureSpec[],
  url: (spec: PictureSpec) => string,
): string {
  return body.replace(/\{\{(\d+)\}\}/g, (_, n: string) => {
    const spec = pictures[Number(n)]
    return spec
      ? `<p><img src="${url(spec)}" alt="${escapeHtml(alt)}" width="${spec.width}" height="${spec.height}"></p>`
      : ''
  })
}

/** A product's description as safe HTML: the story with its further pictures between, then the specs. */
export function descriptionOf(p: ProductSeed, specsTitle: string, url: (spec: PictureSpec) => string): string {
  const [first = '', ...rest] = p.story.map((line) => `<p>${escapeHtml(line)}</p>`)
  const rows = p.specs
    .map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('')
  const table = rows ? `<h2>${specsTitle}</h2><table><tbody>${rows}</tbody></table>` : ''
  return placePictures(`${first}{{1}}${rest.join('')}{{2}}${table}`, p.name, p.pictures, url)
}

/** A moment in a config, as days after the seeding. */
export interface DaysAhead {
  readonly daysAhead: number
}

/** The frame of most modules: a title over it, the usual sides. */
export const frameWithTitle = (title: string, subtitle = '') => ({
  has_title: true,
  has_margin_b: true,
  padding_lr: 11,
  title_config: { title, subtitle, align: 'left' as const },
})

/** An area that leads somewhere, in percents of its picture. */
export const area = (left: number, top: number, width: number, height: number, title: string, link: LinkSeed) => ({
  ptype: 'albumannotationarea',
  left,
  top,
  width,
  height,
  title,
  link,
})

/** A word at a point of a picture, in percents. */
export const tag = (left: number, top: number, title: string, link?: LinkSeed) => ({
  ptype: 'albumannotationtag',
  left,
  top,
  title,
  link,
})

/** A question that unfolds its answer. */
export const question = (title: string, html: string, isOpen = false) => ({
  type: 'mpage.richtextpagemodule' as const,
  name: title,
  config: {
    has_title: true,
    padding_lr: 16,
    has_margin_b: false,
    module_is_accordion: true,
    is_folded: !isOpen,
    title_config: { title, align: 'left' as const },
  },
  html,
})
