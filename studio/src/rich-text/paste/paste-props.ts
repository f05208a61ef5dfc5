import type { Editor } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import type { EditorProps } from '@tiptap/pm/view'
import { randomKey } from '../../calls/submit-key'
import { pasteLosses } from '../fidelity'
import { placesHtml } from './pending-picture'
import type { PictureLoader } from './picture-loader'
import { readPictures } from './read-pictures'
import { tidyPaste } from './tidy-paste'

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/**
 * Whether a clipboard is pictures alone: a screenshot, or one that was copied from a page, which brings its element
 * along.
 */
function isPicturesAlone(data: DataTransfer, files: readonly File[]): boolean {
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  return files.length > 0 && body.textContent?.trim() === '' && body.querySelectorAll('img').length <= files.length
}

/** Returns the editor's handlers of pasted and dropped documents and pictures. */
export function pasteProps(
  editor: () => Editor | null,
  loader: PictureLoader,
  ownHosts: () => readonly string[],
): EditorProps {
  const insert = (files: readonly File[], position?: number) => {
    const pictures = files.map((blob, index) => ({
      ...{ id: randomKey(), alt: '' },
      source: { blob },
      place: { number: index + 1, after: '' },
    }))
    const html = placesHtml(pictures.map(({ id }) => id))
    void loader.start(pictures)
    if (position === undefined) editor()?.commands.insertContent(html)
    else editor()?.commands.insertContentAt(position, html)
  }
  return {
    transformPastedHTML: (html) => {
      const { html: readHtml, pictures, losses } = readPictures(html, ownHosts(), randomKey)
      const omissions = pasteLosses(readHtml)
      if (pictures.length + losses.length + omissions.length > 0) void loader.start(pictures, losses, omissions)
      return tidyPaste(readHtml)
    },
    // The first line of a paste would become part of the line at the cursor, and so lose how it is aligned.
    transformPasted: (slice) => {
      const isAligned = slice.content.childCount > 1 && Boolean(slice.content.firstChild?.attrs.textAlign)
      return isAligned ? new Slice(slice.content, 0, slice.openEnd) : slice
    },
    handlePaste: (_, { clipboardData }) => {
      const files = picturesOf(clipboardData)
      if (!clipboardData || !isPicturesAlone(clipboardData, files)) return false
      insert(files)
      return true
    },
    handleDrop: (view, event, __, isMove) => {
      const files = picturesOf(event.dataTransfer)
      if (isMove || files.length === 0) return false
      insert(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos)
      return true
    },
  }
}
