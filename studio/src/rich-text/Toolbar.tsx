import type { MediaFile } from '@storefront/contract/entities/studio/media'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Divider, Flex, Input, Modal, Upload } from 'antd'
import { type ReactNode, useState } from 'react'
import { call } from '../calls/call'
import { type TextKey, useT } from '../i18n'
import { MediaButton } from '../media/MediaButton'

interface Tool {
  readonly name: string
  readonly sign: ReactNode
  readonly isActive: (editor: Editor) => boolean
  readonly run: (editor: Editor) => void
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  sign: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
})

/** THE table of the toolbar, in its order; null divides. */
const tools: readonly (Tool | null)[] = [
  heading(2),
  heading(3),
  heading(4),
  null,
  {
    name: 'bold',
    sign: <b>B</b>,
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    sign: <i>I</i>,
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    sign: <u>U</u>,
    isActive: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'strike',
    sign: <s>S</s>,
    isActive: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  null,
  {
    name: 'bullets',
    sign: '•',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    sign: '1.',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    sign: '❝',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'center',
    sign: '≡',
    isActive: (editor) => editor.isActive({ textAlign: 'center' }),
    run: (editor) => {
      const textAlign = editor.isActive({ textAlign: 'center' }) ? null : 'center'
      editor
        .chain()
        .focus()
        .updateAttributes('paragraph', { textAlign })
        .updateAttributes('heading', { textAlign })
        .run()
    },
  },
  { name: 'line', sign: '―', isActive: () => false, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
]

const historyTools: readonly (Tool | null)[] = [
  null,
  { name: 'undo', sign: '↶', isActive: () => false, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', sign: '↷', isActive: () => false, run: (editor) => editor.chain().focus().redo().run() },
]

const allTools = [...tools, ...historyTools]

const textOf = (name: string) => `richText.tools.${name}` as TextKey
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/)\S+$/

/** The address of the words that are selected; an empty one takes the link off. */
function LinkButton({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const t = useT()
  const [address, setAddress] = useState<string | null>(null)
  const isWrong = address !== null && address !== '' && !ADDRESS.test(address)
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address) chain.setLink({ href: address }).run()
    else chain.unsetLink().run()
    setAddress(null)
  }
  return (
    <>
      <Button
        size="small"
        type={isActive ? 'primary' : 'text'}
        aria-pressed={isActive}
        onClick={() => setAddress(String(editor.getAttributes('link').href ?? ''))}
      >
        {t('richText.tools.link')}
      </Button>
      <Modal
        open={address !== null}
        title={t('richText.tools.link')}
        okButtonProps={{ disabled: isWrong }}
        onOk={apply}
        onCancel={() => setAddress(null)}
      >
        <Input
          aria-label={t('richText.address')}
          placeholder="https://"
          value={address ?? ''}
          status={isWrong ? 'error' : undefined}
          onChange={({ target }) => setAddress(target.value.trim())}
        />
        {isWrong && <p role="alert">{t('richText.addressWrong')}</p>}
      </Modal>
    </>
  )
}

/** Puts a picture at the cursor. */
function PictureButton({ editor, onError }: { editor: Editor; onError: (error: Error) => void }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const insert = async (file: Blob) => {
    setBusy(true)
    try {
      const { full, width, height } = await call('POST /studio/upload/', { file })
      editor.chain().focus().setImage({ src: full, width, height }).run()
    } catch (error) {
      onError(error as Error)
    }
    setBusy(false)
  }
  const insertFile = ({ url, width, height, alt }: MediaFile) =>
    editor
      .chain()
      .focus()
      .setImage({ src: url, width, height, ...(alt && { alt }) })
      .run()
  return (
    <>
      <Upload
        accept="image/jpeg,image/png,image/webp,image/gif"
        showUploadList={false}
        beforeUpload={(file) => {
          void insert(file)
          return false
        }}
      >
        <Button size="small" type="text" loading={isBusy}>
          {t('richText.tools.picture')}
        </Button>
      </Upload>
      <MediaButton size="small" onPick={([file]) => file && insertFile(file)} />
    </>
  )
}

/** The actions on the text at the cursor. */
export function Toolbar({
  editor,
  hasHistory,
  onError,
}: {
  editor: Editor
  hasHistory: boolean
  onError: (error: Error) => void
}) {
  const t = useT()
  const shownTools = hasHistory ? allTools : tools
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => [
      ...shownTools.map((tool) => tool?.isActive(current) ?? false),
      current.isActive('link'),
    ],
  })
  return (
    <Flex role="toolbar" aria-label={t('richText.toolbar')} gap={4} wrap align="center" className="rich-text-toolbar">
      {shownTools.map((tool, index) =>
        tool ? (
          <Button
            key={tool.name}
            size="small"
            type={active[index] ? 'primary' : 'text'}
            aria-label={t(textOf(tool.name))}
            aria-pressed={active[index]}
            title={t(textOf(tool.name))}
            onClick={() => tool.run(editor)}
          >
            {tool.sign}
          </Button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a divider is nothing but its place
          <Divider key={index} orientation="vertical" />
        ),
      )}
      <LinkButton editor={editor} isActive={active[shownTools.length] ?? false} />
      <PictureButton editor={editor} onError={onError} />
    </Flex>
  )
}
