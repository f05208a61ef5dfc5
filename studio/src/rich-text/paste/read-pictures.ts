/** Pictures of a pasted document: their true addresses, and a place in the text for each that has to be had first. */
import { foreignHost } from '@storefront/contract/domain/content/picture-host'
import { dataBlob } from './data-blob'

/** The place of a picture, as a reader would look for it. */
export interface PicturePlace {
  /** From 1, among the pictures of what was pasted. */
  readonly number: number
  /** The last letters before it; empty at the beginning. */
  readonly after: string
}
export type PictureSource = { readonly url: string } | { readonly blob: Blob }
export interface PastedPicture {
  readonly id: string
  readonly source: PictureSource
  readonly alt: string
  readonly place: PicturePlace
}
/**
 * Reasons why a picture cannot be loaded: a file of the device, an address of another program, no picture at all, or
 * one too many.
 */
export type LossReason = 'file' | 'program' | 'broken' | 'tooMany'
export interface LostPicture {
  readonly reason: LossReason
  readonly place: PicturePlace
}

/** Pictures that one paste loads. */
export const PICTURES_MAX = 60
const AFTER_LENGTH = 10
/** The attributes that hold the address of a picture until it comes into view, as in articles of official accounts. */
const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'data-actualsrc', 'data-url']
/** Names that other pages give such an attribute (`data-ks-lazyload`, `data-lazy`, `data-echo`). */
const LAZY_NAME = /^data-.*(?:src|lazy|orig|echo)/
const WEB = /^(?:https?:)?\/\//i
/** Maximum length of a data: address that is only a placeholder dot. */
const DOT_LENGTH = 160
/** Marks a place in a text (pending-picture.ts). */
const MARK = 'data-pending'

/** The address from which a picture would be shown, once it has come into view. */
function trueAddress(img: Element): string {
  const names = [...LAZY, ...img.getAttributeNames().filter((name) => LAZY_NAME.test(name))]
  const lazy = names.map((name) => img.getAttribute(name)?.trim() ?? '').find((address) => WEB.test(address))
  const [first = ''] = (img.getAttribute('srcset') ?? '').split(/\s/)
  return lazy ?? ((img.getAttribute('src') ?? '').trim() || first)
}

function placesOf(body: HTMLElement): ReadonlyMap<Element, PicturePlace> {
  const places = new Map<Element, PicturePlace>()
  let text = ''
  const walker = body.ownerDocument.createTreeWalker(body)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) text = `${text}${node.textContent ?? ''}`.replace(/\s+/g, ' ').slice(-200)
    else if (node instanceof Element && node.tagName === 'IMG')
      places.set(node, { number: places.size + 1, after: [...text.trim()].slice(-AFTER_LENGTH).join('') })
  }
  return places
}

/**
 * Returns the source from which a picture has to be loaded; `own` if the address can stay as it is, `dot` for a
 * placeholder without a picture, or the reason why it cannot be loaded.
 */
function sourceOf(address: string, ownHosts: readonly string[]): PictureSource | LossReason | 'own' | 'dot' {
  if (WEB.test(address))
    return foreignHost(address, ownHosts) === null ? 'own' : { url: address.replace(/^\/\//, 'https://') }
  if (/^data:/i.test(address)) {
    if (address.length < DOT_LENGTH) return 'dot'
    const blob = dataBlob(address)
    return blob ? { blob } : 'broken'
  }
  if (/^file:|^[a-z]:\\/i.test(address)) return 'file'
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return 'program'
  // Of an address without a beginning only the page that it was copied from knows the rest.
  return address.startsWith('/') ? 'own' : 'broken'
}

export interface ReadPaste {
  /** With a mark in the place of each picture that is still to come. */
  readonly html: string
  readonly pictures: readonly PastedPicture[]
  readonly losses: readonly LostPicture[]
}

/**
 * Reads the pictures of pasted HTML.
 * @param ownHosts hosts whose pictures stay as they are @param newId gives a mark that no other text has
 */
export function readPictures(html: string, ownHosts: readonly string[], newId: () => string): ReadPaste {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const pictures: PastedPicture[] = []
  const losses: LostPicture[] = []
  for (const [img, place] of placesOf(body)) {
    const address = trueAddress(img)
    const source = sourceOf(address, ownHosts)
    if (source === 'own') {
      img.setAttribute('src', address)
      continue
    }
    const isOver = typeof source === 'object' && pictures.length >= PICTURES_MAX
    if (typeof source === 'string' || isOver) {
      if (source !== 'dot') losses.push({ reason: typeof source === 'string' ? source : 'tooMany', place })
      img.remove()
      continue
    }
    const id = newId()
    pictures.push({ id, source, alt: img.getAttribute('alt') ?? '', place })
    const mark = body.ownerDocument.createElement('span')
    mark.setAttribute(MARK, id)
    img.replaceWith(mark)
  }
  return { html: body.innerHTML, pictures, losses }
}
