import { EditorContent, useEditor } from '@tiptap/react'
import { Alert, App, Button, Flex, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../i18n'
import { extensionsFor } from './extensions'
import { lossesOf } from './fidelity'
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

function Editor({ label, value = '', onChange, isUndoneOutside = false }: RichTextFieldProps) {
  const t = useT()
  /** What was typed here last. */
  const own = useRef(value)
  const { message } = App.useApp()
  const editor = useEditor({
    extensions: extensionsFor(!isUndoneOutside),
    content: value,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'rich-text' },
      transformPastedHTML: (html) => {
        const losses = lossesOf(html, true)
        if (losses.length > 0) void message.info(t('richText.dropped', { names: losses.join(', ') }))
        return html
      },
    },
    // An empty paragraph is no text.
    onUpdate: ({ editor: current }) => {
      own.current = current.isEmpty ? '' : current.getHTML()
      onChange?.(own.current)
    },
  })
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

/** A text with headings, lists, links and pictures. A text that the editor would change is shown as its HTML until one agrees to that. */
export function RichTextField(props: RichTextFieldProps) {
  const t = useT()
  const [losses] = useState(() => lossesOf(props.value ?? ''))
  const [isSource, setSource] = useState(losses.length > 0)
  return (
    <Flex vertical gap={8}>
      {isSource && losses.length > 0 && <Alert type="info" showIcon title={t('richText.sourceOnly', { names: losses.join(', ') })} />}
      {isSource ? <SourceField {...props} /> : <Editor {...props} />}
      <div>
        <Button size="small" onClick={() => setSource(!isSource)}>
          {t(isSource ? 'richText.showEditor' : 'richText.showSource')}
        </Button>
      </div>
    </Flex>
  )
}
