import { type Extensions, mergeAttributes, Node } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { Alignment } from './alignment'
import { PendingPicture } from './paste/pending-picture'

/** The attributes of embedded blocks that the shop draws: a form, a vote or products (docs/how-to/rich-text.md). */
const EMBEDS = ['data-form', 'data-vote', 'data-product'] as const

const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  addAttributes: () => Object.fromEntries(EMBEDS.map((name) => [name, { default: null, rendered: true }])),
  parseHTML: () => EMBEDS.map((name) => ({ tag: `div[${name}]` })),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
})

const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ src: { default: null }, poster: { default: null }, title: { default: null } }),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['video', mergeAttributes({ controls: 'true' }, HTMLAttributes)],
})

/** Schemes that the server lets through (server/src/lib/html-rules.ts). */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel']

/**
 * The closed set of what the editor makes: everything that the shop draws on all targets, but tables.
 * @param hasHistory false where whoever has the text undoes it
 */
export const extensionsFor = (hasHistory: boolean): Extensions => [
  StarterKit.configure({
    ...(!hasHistory && { undoRedo: false as const }),
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, protocols: LINK_SCHEMES, HTMLAttributes: { rel: null, target: null } },
    trailingNode: false,
  }),
  Image.configure({ inline: true, allowBase64: false }),
  PendingPicture,
  Alignment,
  Embed,
  Video,
]
