import { EditorContent, useEditor } from '@tiptap/react'
import { Alert, App, Button, Flex, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useT } from '../i18n'
import { extensions } from './extensions'
import { lossesOf } from './fidelity'
import './rich-text.css'
import { Toolbar } from './Toolbar'

interface RichTextFieldProps {
  readonly id?: string
  readonly label: string
  readonly value?: string
  readonly onChange?: (html: string) => void
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

function Editor({ label, value = '', onChange }: RichTextFieldProps) {
  const t = useT()
  const { message } = App.useApp()
  const editor = useEditor({
    extensions,
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
    onUpdate: ({ editor: current }) => onChange?.(current.isEmpty ? '' : current.getHTML()),
  })
  // What comes from outside, as after a save, replaces what stands here; what was typed here is the value already.
  useEffect(() => {
    if (editor && value !== (editor.isEmpty ? '' : editor.getHTML()) && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="rich-text-frame">
      <Toolbar editor={editor} onError={(error) => void message.error(error.message)} />
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
