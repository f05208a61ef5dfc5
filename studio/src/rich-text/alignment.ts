import { Extension } from '@tiptap/core'

/** Alignments that a text keeps; others are the reading direction's own. */
const ALIGNMENTS = ['center', 'right']

/** Returns the alignment that an element declares; null for the default. */
export function alignmentOf(element: HTMLElement): string | null {
  const value = element.style.textAlign || element.getAttribute('align') || ''
  return ALIGNMENTS.includes(value) ? value : null
}

/** Paragraphs and headings in the middle or at the right. */
export const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: alignmentOf,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
})

/** The style of a paragraph that says no more than that. */
export const ALIGNMENT_STYLE = /^\s*text-align:\s*(?:center|right);?\s*$/i
