import type { Link } from '@storefront/contract/entities/common'
import { Button, Modal } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../app/StateView'
import { kindOfLink } from '../builder/fields/controls/link-kinds'
import { useT } from '../i18n'
import { parseLink } from './link-text'
import '../builder/builder.css'

const LinkPicker = lazy(async () => ({ default: (await import('../builder/fields/controls/LinkField')).LinkPicker }))

interface LinkControlProps {
  readonly id?: string
  readonly label?: string
  /** The text of a link, or null. */
  readonly value: string | null
  readonly onChange?: (text: string | null) => void
}

/** A link as a button that says where it leads; it is chosen in a dialog, as the page builder does. */
export function LinkControl({ id, label, value, onChange }: LinkControlProps) {
  const t = useT()
  const link = parseLink(value) ?? undefined
  const [draft, setDraft] = useState<Link | undefined>()
  const [isOpen, setOpen] = useState(false)
  const text = t(link ? `builder.link.${kindOfLink(link)}` : 'resource.noLink')
  return (
    <>
      <Button
        id={id}
        aria-label={label ? `${label}: ${text}` : undefined}
        onClick={() => {
          setDraft(link)
          setOpen(true)
        }}
      >
        {text}
      </Button>
      <Modal
        open={isOpen}
        title={t('resource.chooseLink')}
        onCancel={() => setOpen(false)}
        onOk={() => {
          onChange?.(draft ? JSON.stringify(draft) : null)
          setOpen(false)
        }}
      >
        <Suspense fallback={<Loading />}>
          <LinkPicker label={label ?? t('resource.chooseLink')} isRequired={false} value={draft} onChange={setDraft} />
        </Suspense>
      </Modal>
    </>
  )
}
