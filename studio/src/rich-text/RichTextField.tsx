import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { Alert, App, Button, Flex, Input } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useT } from '../i18n'
import { extensionsFor } from './extensions'
import { lossesOf } from './fidelity'
import { ForeignPictures } from './paste/ForeignPictures'
import { useOwnHosts } from './paste/own-hosts'
import { pasteProps } from './paste/paste-props'
import { fillPlaces, withoutPending } from './paste/pending-picture'
import { createPictureLoader, type PictureLoader } from './paste/picture-loader'
import { PictureNotice } from './paste/PictureNotice'
import './rich-text.css'
import { Toolbar } from './Toolbar'

interface RichTextFieldProps {
  readonly id?: string
  readonly label: string
  readonly value?: string
  readonly onChange?: (html: string) => void
  /** Whoever has the text undoes it: the editor has no history of its own and shows at once what comes from outside. */
  readonly isUndoneOutside?: boolean
}

const LENGTH_MAX = 50_000

/** The HTML itself, for what the editor cannot keep and for those who know it. */
function SourceField({ id, label, value, onChange }: RichTextFieldProps) {
  return (
    <Input.TextArea
      id={id}
      aria-label={label}
      value={value}
      maxLength={LENGTH_MAX}
      autoSize={{ minRows: 8, maxRows: 24 }}
      onChange={({ target }) => onChange?.(target.value)}
    />
  )
}

interface EditorFieldProps extends RichTextFieldProps {
  readonly loader: PictureLoader
  /** Called with the editor that shows the loader's pictures. */
  readonly onEditor: (editor: Editor | null) => void
}

function EditorField({ label, value = '', onChange, isUndoneOutside = false, loader, onEditor }: EditorFieldProps) {
  /** The last value that was typed here. */
  const own = useRef(value)
  const { message } = App.useApp()
  const hosts = useOwnHosts()
  const latest = useRef<{ editor: Editor | null; hosts: readonly string[] }>({ editor: null, hosts })
  latest.current.hosts = hosts
  const editor = useEditor({
    extensions: extensionsFor(!isUndoneOutside),
    content: value,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text' },
      ...pasteProps(
        () => latest.current.editor,
        loader,
        () => latest.current.hosts,
      ),
    },
    onUpdate: ({ editor: current }) => {
      const html = withoutPending(current.getHTML())
      // An empty paragraph is no text.
      own.current = current.isEmpty || html === '<p></p>' ? '' : html
      onChange?.(own.current)
      // A place that a step of the history brought back.
      fillPlaces(current, loader.resultOf)
    },
  })
  useEffect(() => {
    latest.current.editor = editor
    onEditor(editor)
    return () => onEditor(null)
  }, [editor, onEditor])
  // What comes from outside, as after a save, replaces what stands here; what was typed here is the value already.
  useEffect(() => {
    if (!editor || value === own.current || (editor.isFocused && !isUndoneOutside)) return
    own.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value, isUndoneOutside])
  return (
    <div className="rich-text-frame">
      <Toolbar editor={editor} hasHistory={!isUndoneOutside} onError={(error) => void message.error(error.message)} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** Pictures that the field loads, and the editor in which they have places while it is shown. */
function usePictureLoader() {
  const t = useT()
  const { message } = App.useApp()
  const editor = useRef<Editor | null>(null)
  const [loader] = useState(() =>
    createPictureLoader(() => editor.current && fillPlaces(editor.current, loader.resultOf)),
  )
  const setEditor = useCallback((next: Editor | null) => {
    editor.current = next
  }, [])
  const isLoading = useStore(loader.state, ({ done, total }) => done < total)
  // Whoever leaves takes their places away.
  useEffect(
    () => () => {
      const { done, total } = loader.state.getState()
      if (done < total) void message.warning(t('richText.pictures.left', { n: total - done }))
    },
    [loader, message, t],
  )
  return { loader, setEditor, isLoading }
}

/**
 * A text with headings, lists, links and pictures. A text that the editor would change is shown as its HTML until one
 * agrees to that.
 */
export function RichTextField(props: RichTextFieldProps) {
  const t = useT()
  const [losses] = useState(() => lossesOf(props.value ?? ''))
  const [isSource, setSource] = useState(losses.length > 0)
  const { loader, setEditor, isLoading } = usePictureLoader()
  const { value = '', onChange } = props
  return (
    <Flex vertical gap={8}>
      {isSource && losses.length > 0 && (
        <Alert type="info" showIcon title={t('richText.sourceOnly', { names: losses.join(', ') })} />
      )}
      {onChange && <ForeignPictures value={value} loader={loader} onChange={onChange} />}
      <PictureNotice loader={loader} />
      {isSource ? <SourceField {...props} /> : <EditorField {...props} loader={loader} onEditor={setEditor} />}
      <div>
        <Button size="small" disabled={isLoading} onClick={() => setSource(!isSource)}>
          {t(isSource ? 'richText.showEditor' : 'richText.showSource')}
        </Button>
      </div>
    </Flex>
  )
}
