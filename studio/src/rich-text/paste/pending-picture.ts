import { type Editor, Node } from '@tiptap/core'

/** The mark of a picture that is still to come. */
const MARK = 'data-pending'
const MARKS = new RegExp(`<span ${MARK}="[^"]*"[^>]*></span>`, 'g')

/**
 * The place of a picture until it has come. It is no part of the text: `withoutPending` leaves it out of what is saved.
 */
export const PendingPicture = Node.create({
  name: 'pendingPicture',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    id: { default: '', parseHTML: (element) => element.getAttribute(MARK), renderHTML: ({ id }) => ({ [MARK]: id }) },
  }),
  parseHTML: () => [{ tag: `span[${MARK}]` }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, class: 'rich-text-pending' }],
})

/** The text without places of pictures that are still to come. */
export const withoutPending = (html: string): string => html.replace(MARKS, '')

export interface PictureAttributes {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** Puts pictures that have come into their places and takes away the places of those that will not. @param resultOf undefined while it is to come */
export function fillPlaces(editor: Editor, resultOf: (id: string) => PictureAttributes | null | undefined): void {
  const { tr, schema } = editor.state
  editor.state.doc.descendants((node, position) => {
    const result = node.type.name === PendingPicture.name ? resultOf(String(node.attrs.id)) : undefined
    if (result === undefined) return
    const [from, to] = [tr.mapping.map(position), tr.mapping.map(position + node.nodeSize)]
    const picture = result && schema.nodes.image?.create(result)
    if (picture) tr.replaceWith(from, to, picture)
    else tr.delete(from, to)
  })
  // To undo the paste takes the picture along; that it came is no step of its own.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** The places as HTML, which a paste brings. */
export const placesHtml = (ids: readonly string[]): string => ids.map((id) => `<span ${MARK}="${id}"></span>`).join('')
